package gg.jte.generated.ondemand.stepper;
import flipscope.text.Messages;
import flipscope.web.view.SourceView;
@SuppressWarnings("unchecked")
public final class JtesourceGenerated {
	public static final String JTE_NAME = "stepper/source.jte";
	public static final int[] JTE_LINE_INFO = {0,0,1,2,2,2,2,5,5,5,5,7,7,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,9,9,12,12,12,2,3,3,3,3};
	public static void render(gg.jte.html.HtmlTemplateOutput jteOutput, gg.jte.html.HtmlInterceptor jteHtmlInterceptor, SourceView view, Messages messages) {
		jteOutput.writeContent("<figure class=\"source\">\n  <figcaption>");
		jteOutput.setContext("figcaption", null);
		jteOutput.writeUserContent(view.file());
		jteOutput.writeContent("</figcaption>\n  <ol class=\"code\">\n");
		for (var line : view.lines()) {
			jteOutput.writeContent("    <li");
			var __jte_html_attribute_0 = line.css();
			if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_0)) {
				jteOutput.writeContent(" class=\"");
				jteOutput.setContext("li", "class");
				jteOutput.writeUserContent(__jte_html_attribute_0);
				jteOutput.setContext("li", null);
				jteOutput.writeContent("\"");
			}
			var __jte_html_attribute_1 = line.current() ? "true" : null;
			if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_1)) {
				jteOutput.writeContent(" aria-current=\"");
				jteOutput.setContext("li", "aria-current");
				jteOutput.writeUserContent(__jte_html_attribute_1);
				jteOutput.setContext("li", null);
				jteOutput.writeContent("\"");
			}
			jteOutput.writeContent(">");
			if (line.url() != null) {
				jteOutput.writeContent("<a class=\"number\" href=\"");
				jteOutput.setContext("a", "href");
				jteOutput.writeUserContent(line.url());
				jteOutput.setContext("a", null);
				jteOutput.writeContent("#stepper\"");
				var __jte_html_attribute_2 = line.url();
				if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_2)) {
					jteOutput.writeContent(" hx-get=\"");
					jteOutput.setContext("a", "hx-get");
					jteOutput.writeUserContent(__jte_html_attribute_2);
					jteOutput.setContext("a", null);
					jteOutput.writeContent("\"");
				}
				jteOutput.writeContent(" hx-replace-url=\"true\"");
				var __jte_html_attribute_3 = messages.text("stepper.go-to-line", line.number());
				if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_3)) {
					jteOutput.writeContent(" aria-label=\"");
					jteOutput.setContext("a", "aria-label");
					jteOutput.writeUserContent(__jte_html_attribute_3);
					jteOutput.setContext("a", null);
					jteOutput.writeContent("\"");
				}
				jteOutput.writeContent(">");
				jteOutput.setContext("a", null);
				jteOutput.writeUserContent(line.number());
				jteOutput.writeContent("</a>");
			} else {
				jteOutput.writeContent("<span class=\"number\">");
				if (line.number() > 0) {
					jteOutput.setContext("span", null);
					jteOutput.writeUserContent(line.number());
				}
				jteOutput.writeContent("</span>");
			}
			jteOutput.writeContent("<code>");
			jteOutput.setContext("code", null);
			jteOutput.writeUserContent(line.before());
			if (!line.marked().isEmpty()) {
				jteOutput.writeContent("<mark>");
				jteOutput.setContext("mark", null);
				jteOutput.writeUserContent(line.marked());
				jteOutput.writeContent("</mark>");
			}
			jteOutput.setContext("code", null);
			jteOutput.writeUserContent(line.after());
			jteOutput.writeContent("</code>");
			if (!line.value().isEmpty()) {
				jteOutput.writeContent("<span class=\"value\">");
				jteOutput.setContext("span", null);
				jteOutput.writeUserContent(line.value());
				jteOutput.writeContent("</span>");
			}
			jteOutput.writeContent("</li>\n");
		}
		jteOutput.writeContent("  </ol>\n</figure>\n");
	}
	public static void renderMap(gg.jte.html.HtmlTemplateOutput jteOutput, gg.jte.html.HtmlInterceptor jteHtmlInterceptor, java.util.Map<String, Object> params) {
		SourceView view = (SourceView)params.get("view");
		Messages messages = (Messages)params.get("messages");
		render(jteOutput, jteHtmlInterceptor, view, messages);
	}
}
