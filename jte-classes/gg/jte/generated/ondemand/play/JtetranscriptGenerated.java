package gg.jte.generated.ondemand.play;
import flipscope.web.view.MoveView;
import flipscope.web.view.PlayView;
@SuppressWarnings("unchecked")
public final class JtetranscriptGenerated {
	public static final String JTE_NAME = "play/transcript.jte";
	public static final int[] JTE_LINE_INFO = {0,0,1,2,2,2,2,3,3,5,5,5,7,7,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,9,9,12,12,13,13,2,2,2,2};
	public static void render(gg.jte.html.HtmlTemplateOutput jteOutput, gg.jte.html.HtmlInterceptor jteHtmlInterceptor, PlayView view) {
		if (!view.transcript().isEmpty()) {
			jteOutput.writeContent("<div class=\"transcript\">\n  <h3>");
			jteOutput.setContext("h3", null);
			jteOutput.writeUserContent(view.text("play.transcript"));
			jteOutput.writeContent("</h3>\n  <ol>\n");
			for (MoveView move : view.transcript()) {
				jteOutput.writeContent("    <li><a");
				var __jte_html_attribute_0 = move.url();
				if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_0)) {
					jteOutput.writeContent(" href=\"");
					jteOutput.setContext("a", "href");
					jteOutput.writeUserContent(__jte_html_attribute_0);
					jteOutput.setContext("a", null);
					jteOutput.writeContent("\"");
				}
				var __jte_html_attribute_1 = move.label();
				if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_1)) {
					jteOutput.writeContent(" aria-label=\"");
					jteOutput.setContext("a", "aria-label");
					jteOutput.writeUserContent(__jte_html_attribute_1);
					jteOutput.setContext("a", null);
					jteOutput.writeContent("\"");
				}
				var __jte_html_attribute_2 = move.current() ? "step" : null;
				if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_2)) {
					jteOutput.writeContent(" aria-current=\"");
					jteOutput.setContext("a", "aria-current");
					jteOutput.writeUserContent(__jte_html_attribute_2);
					jteOutput.setContext("a", null);
					jteOutput.writeContent("\"");
				}
				jteOutput.writeContent("><span class=\"disc ");
				jteOutput.setContext("span", "class");
				jteOutput.writeUserContent(move.side());
				jteOutput.setContext("span", null);
				jteOutput.writeContent("\"></span>");
				jteOutput.setContext("a", null);
				jteOutput.writeUserContent(move.name());
				jteOutput.writeContent("</a></li>\n");
			}
			jteOutput.writeContent("  </ol>\n</div>\n");
		}
	}
	public static void renderMap(gg.jte.html.HtmlTemplateOutput jteOutput, gg.jte.html.HtmlInterceptor jteHtmlInterceptor, java.util.Map<String, Object> params) {
		PlayView view = (PlayView)params.get("view");
		render(jteOutput, jteHtmlInterceptor, view);
	}
}
