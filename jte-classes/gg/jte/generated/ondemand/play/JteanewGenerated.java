package gg.jte.generated.ondemand.play;
import flipscope.web.view.FieldView;
import flipscope.web.view.PlayView;
@SuppressWarnings("unchecked")
public final class JteanewGenerated {
	public static final String JTE_NAME = "play/anew.jte";
	public static final int[] JTE_LINE_INFO = {0,0,1,2,2,2,2,4,4,4,4,6,6,7,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,9,9,10,12,12,12,13,13,14,14,14,14,14,14,14,14,14,14,14,14,14,14,14,14,15,15,17,17,17,17,17,17,17,17,17,17,17,17,18,18,18,21,21,21,2,2,2,2};
	public static void render(gg.jte.html.HtmlTemplateOutput jteOutput, gg.jte.html.HtmlInterceptor jteHtmlInterceptor, PlayView view) {
		jteOutput.writeContent("<details id=\"new\" name=\"tool\">\n  <summary class=\"button\">");
		jteOutput.setContext("summary", null);
		jteOutput.writeUserContent(view.text("play.new"));
		jteOutput.writeContent("</summary>\n  <form action=\"/play\" method=\"get\" class=\"sheet\">\n");
		for (FieldView field : view.fields()) {
			if (field.name().equals("trace") || field.name().equals("detail")) {
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
		jteOutput.writeContent("    <fieldset class=\"choices\">\n      <legend>");
		jteOutput.setContext("legend", null);
		jteOutput.writeUserContent(view.text("play.side"));
		jteOutput.writeContent("</legend>\n");
		for (String side : PlayView.SIDES) {
			jteOutput.writeContent("      <label><input type=\"radio\" name=\"side\"");
			var __jte_html_attribute_2 = side;
			if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_2)) {
				jteOutput.writeContent(" value=\"");
				jteOutput.setContext("input", "value");
				jteOutput.writeUserContent(__jte_html_attribute_2);
				jteOutput.setContext("input", null);
				jteOutput.writeContent("\"");
			}
			var __jte_html_attribute_3 = side.equals(view.side());
			if (__jte_html_attribute_3) {
			jteOutput.writeContent(" checked");
			}
			jteOutput.writeContent("> ");
			jteOutput.setContext("label", null);
			jteOutput.writeUserContent(view.text("play.side." + side));
			jteOutput.writeContent("</label>\n");
		}
		jteOutput.writeContent("    </fieldset>\n    <label class=\"row\">");
		jteOutput.setContext("label", null);
		jteOutput.writeUserContent(view.text("play.level.label"));
		jteOutput.writeContent(" <input type=\"number\" name=\"level\" min=\"1\" max=\"10\"");
		var __jte_html_attribute_4 = view.level();
		if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_4)) {
			jteOutput.writeContent(" value=\"");
			jteOutput.setContext("input", "value");
			jteOutput.writeUserContent(__jte_html_attribute_4);
			jteOutput.setContext("input", null);
			jteOutput.writeContent("\"");
		}
		jteOutput.writeContent(" required></label>\n    <button class=\"main-button\">");
		jteOutput.setContext("button", null);
		jteOutput.writeUserContent(view.text("play.new.start"));
		jteOutput.writeContent("</button>\n  </form>\n</details>\n");
	}
	public static void renderMap(gg.jte.html.HtmlTemplateOutput jteOutput, gg.jte.html.HtmlInterceptor jteHtmlInterceptor, java.util.Map<String, Object> params) {
		PlayView view = (PlayView)params.get("view");
		render(jteOutput, jteHtmlInterceptor, view);
	}
}
