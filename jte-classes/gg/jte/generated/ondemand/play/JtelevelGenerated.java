package gg.jte.generated.ondemand.play;
import flipscope.web.view.FieldView;
import flipscope.web.view.PlayView;
@SuppressWarnings("unchecked")
public final class JtelevelGenerated {
	public static final String JTE_NAME = "play/level.jte";
	public static final int[] JTE_LINE_INFO = {0,0,1,2,2,2,2,4,4,4,4,6,6,7,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,9,9,10,11,11,11,11,11,11,11,11,11,11,11,11,12,12,12,15,15,15,2,2,2,2};
	public static void render(gg.jte.html.HtmlTemplateOutput jteOutput, gg.jte.html.HtmlInterceptor jteHtmlInterceptor, PlayView view) {
		jteOutput.writeContent("<details id=\"level\" name=\"tool\">\n  <summary class=\"button\">");
		jteOutput.setContext("summary", null);
		jteOutput.writeUserContent(view.text("play.level"));
		jteOutput.writeContent("</summary>\n  <form action=\"/play\" method=\"get\" class=\"sheet\">\n");
		for (FieldView field : view.fields()) {
			if (!field.name().equals("level")) {
				jteOutput.writeContent("    <input type=\"hidden\"");
				var __jte_html_attribute_0 = field.name();
				if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_0)) {
					jteOutput.writeContent(" name=\"");
					jteOutput.setContext("input", "name");
					jteOutput.writeUserContent(__jte_html_attribute_0);
					jteOutput.setContext("input", null);
					jteOutput.writeContent("\"");
				}
				var __jte_html_attribute_1 = field.value();
				if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_1)) {
					jteOutput.writeContent(" value=\"");
					jteOutput.setContext("input", "value");
					jteOutput.writeUserContent(__jte_html_attribute_1);
					jteOutput.setContext("input", null);
					jteOutput.writeContent("\"");
				}
				jteOutput.writeContent(">\n");
			}
		}
		jteOutput.writeContent("    <label class=\"row\">");
		jteOutput.setContext("label", null);
		jteOutput.writeUserContent(view.text("play.level.label"));
		jteOutput.writeContent(" <input type=\"number\" name=\"level\" min=\"1\" max=\"10\"");
		var __jte_html_attribute_2 = view.level();
		if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_2)) {
			jteOutput.writeContent(" value=\"");
			jteOutput.setContext("input", "value");
			jteOutput.writeUserContent(__jte_html_attribute_2);
			jteOutput.setContext("input", null);
			jteOutput.writeContent("\"");
		}
		jteOutput.writeContent(" required></label>\n    <button class=\"main-button\">");
		jteOutput.setContext("button", null);
		jteOutput.writeUserContent(view.text("play.level.set"));
		jteOutput.writeContent("</button>\n  </form>\n</details>\n");
	}
	public static void renderMap(gg.jte.html.HtmlTemplateOutput jteOutput, gg.jte.html.HtmlInterceptor jteHtmlInterceptor, java.util.Map<String, Object> params) {
		PlayView view = (PlayView)params.get("view");
		render(jteOutput, jteHtmlInterceptor, view);
	}
}
