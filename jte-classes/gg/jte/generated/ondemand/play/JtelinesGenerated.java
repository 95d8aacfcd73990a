package gg.jte.generated.ondemand.play;
import flipscope.web.view.LineView;
import flipscope.web.view.PlayView;
@SuppressWarnings("unchecked")
public final class JtelinesGenerated {
	public static final String JTE_NAME = "play/lines.jte";
	public static final int[] JTE_LINE_INFO = {0,0,1,2,2,2,2,4,4,4,5,5,5,6,6,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,8,8,10,10,12,12,12,2,2,2,2};
	public static void render(gg.jte.html.HtmlTemplateOutput jteOutput, gg.jte.html.HtmlInterceptor jteHtmlInterceptor, PlayView view) {
		jteOutput.writeContent("<ul class=\"lines\" hx-boost=\"false\">\n");
		for (LineView line : view.lines()) {
			jteOutput.writeContent("  <li>");
			jteOutput.setContext("li", null);
			jteOutput.writeUserContent(line.text());
			jteOutput.writeContent("\n");
			if (line.url().isPresent()) {
				jteOutput.writeContent("    <span aria-hidden=\"true\">·</span> <a");
				var __jte_html_attribute_0 = line.url().get();
				if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_0)) {
					jteOutput.writeContent(" href=\"");
					jteOutput.setContext("a", "href");
					jteOutput.writeUserContent(__jte_html_attribute_0);
					jteOutput.setContext("a", null);
					jteOutput.writeContent("\"");
				}
				jteOutput.writeContent(">");
				jteOutput.setContext("a", null);
				jteOutput.writeUserContent(view.text("play.line.how"));
				jteOutput.writeContent("<span class=\"unseen\"> (");
				jteOutput.setContext("span", null);
				jteOutput.writeUserContent(line.about());
				jteOutput.writeContent(")</span></a>\n");
			}
			jteOutput.writeContent("  </li>\n");
		}
		jteOutput.writeContent("</ul>\n");
	}
	public static void renderMap(gg.jte.html.HtmlTemplateOutput jteOutput, gg.jte.html.HtmlInterceptor jteHtmlInterceptor, java.util.Map<String, Object> params) {
		PlayView view = (PlayView)params.get("view");
		render(jteOutput, jteHtmlInterceptor, view);
	}
}
