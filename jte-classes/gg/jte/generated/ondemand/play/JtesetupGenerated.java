package gg.jte.generated.ondemand.play;
import flipscope.web.view.FieldView;
import flipscope.web.view.PlayView;
@SuppressWarnings("unchecked")
public final class JtesetupGenerated {
	public static final String JTE_NAME = "play/setup.jte";
	public static final int[] JTE_LINE_INFO = {0,0,1,2,2,2,2,3,3,3,3,3,3,4,4,4,6,6,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,8,8,9,9,9,10,10,10,10,10,10,10,10,10,10,10,10,11,11,11,11,11,11,11,11,11,11,11,11,12,12,12,14,14,14,15,15,15,16,16,17,17,17,18,18,18,19,19,23,23,23,2,2,2,2};
	public static void render(gg.jte.html.HtmlTemplateOutput jteOutput, gg.jte.html.HtmlInterceptor jteHtmlInterceptor, PlayView view) {
		jteOutput.writeContent("<details id=\"setup\" name=\"tool\"");
		var __jte_html_attribute_0 = view.setup().isWrong();
		if (__jte_html_attribute_0) {
		jteOutput.writeContent(" open");
		}
		jteOutput.writeContent(">\n  <summary class=\"button\">");
		jteOutput.setContext("summary", null);
		jteOutput.writeUserContent(view.text("play.setup"));
		jteOutput.writeContent("</summary>\n  <form action=\"/play\" method=\"get\" class=\"sheet\">\n");
		for (FieldView field : view.fields()) {
			jteOutput.writeContent("    <input type=\"hidden\"");
			var __jte_html_attribute_1 = field.name();
			if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_1)) {
				jteOutput.writeContent(" name=\"");
				jteOutput.setContext("input", "name");
				jteOutput.writeUserContent(__jte_html_attribute_1);
				jteOutput.setContext("input", null);
				jteOutput.writeContent("\"");
			}
			var __jte_html_attribute_2 = field.value();
			if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_2)) {
				jteOutput.writeContent(" value=\"");
				jteOutput.setContext("input", "value");
				jteOutput.writeUserContent(__jte_html_attribute_2);
				jteOutput.setContext("input", null);
				jteOutput.writeContent("\"");
			}
			jteOutput.writeContent(">\n");
		}
		jteOutput.writeContent("    <label for=\"text\">");
		jteOutput.setContext("label", null);
		jteOutput.writeUserContent(view.text("play.setup.label"));
		jteOutput.writeContent("</label>\n    <textarea id=\"text\" name=\"text\" rows=\"3\" maxlength=\"4000\" required spellcheck=\"false\" autocapitalize=\"off\" autocomplete=\"off\" aria-describedby=\"text-help\"");
		var __jte_html_attribute_3 = view.setup().isWrong() ? "true" : null;
		if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_3)) {
			jteOutput.writeContent(" aria-invalid=\"");
			jteOutput.setContext("textarea", "aria-invalid");
			jteOutput.writeUserContent(__jte_html_attribute_3);
			jteOutput.setContext("textarea", null);
			jteOutput.writeContent("\"");
		}
		jteOutput.writeContent(">");
		jteOutput.setContext("textarea", null);
		jteOutput.writeUserContent(view.setup().typed());
		jteOutput.writeContent("</textarea>\n    <p id=\"text-help\"");
		var __jte_html_attribute_4 = view.setup().isWrong() ? "notice" : "note";
		if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_4)) {
			jteOutput.writeContent(" class=\"");
			jteOutput.setContext("p", "class");
			jteOutput.writeUserContent(__jte_html_attribute_4);
			jteOutput.setContext("p", null);
			jteOutput.writeContent("\"");
		}
		jteOutput.writeContent(">");
		jteOutput.setContext("p", null);
		jteOutput.writeUserContent(view.setup().isWrong() ? view.setup().problem() : view.text("play.setup.hint"));
		jteOutput.writeContent("</p>\n    <button class=\"main-button\">");
		jteOutput.setContext("button", null);
		jteOutput.writeUserContent(view.text("play.setup.set"));
		jteOutput.writeContent("</button>\n    <dl class=\"copy\">\n      <dt>");
		jteOutput.setContext("dt", null);
		jteOutput.writeUserContent(view.text("play.setup.now"));
		jteOutput.writeContent("</dt>\n      <dd><code>");
		jteOutput.setContext("code", null);
		jteOutput.writeUserContent(view.setup().position());
		jteOutput.writeContent("</code></dd>\n");
		if (!view.setup().moves().isEmpty()) {
			jteOutput.writeContent("      <dt>");
			jteOutput.setContext("dt", null);
			jteOutput.writeUserContent(view.text("play.setup.moves"));
			jteOutput.writeContent("</dt>\n      <dd><code>");
			jteOutput.setContext("code", null);
			jteOutput.writeUserContent(view.setup().moves());
			jteOutput.writeContent("</code></dd>\n");
		}
		jteOutput.writeContent("    </dl>\n  </form>\n</details>\n");
	}
	public static void renderMap(gg.jte.html.HtmlTemplateOutput jteOutput, gg.jte.html.HtmlInterceptor jteHtmlInterceptor, java.util.Map<String, Object> params) {
		PlayView view = (PlayView)params.get("view");
		render(jteOutput, jteHtmlInterceptor, view);
	}
}
