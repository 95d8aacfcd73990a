package gg.jte.generated.ondemand;
import flipscope.web.view.HomeView;
@SuppressWarnings("unchecked")
public final class JtestoryGenerated {
	public static final String JTE_NAME = "story.jte";
	public static final int[] JTE_LINE_INFO = {0,0,1,1,1,1,3,3,3,3,4,4,4,5,5,6,6,6,8,8,8,8,8,8,8,8,8,8,8,8,9,9,9,12,12,12,1,1,1,1};
	public static void render(gg.jte.html.HtmlTemplateOutput jteOutput, gg.jte.html.HtmlInterceptor jteHtmlInterceptor, HomeView view) {
		jteOutput.writeContent("<div class=\"beside story\" hx-boost=\"false\">\n  <h1>");
		jteOutput.setContext("h1", null);
		jteOutput.writeUserContent(view.text("home.headline"));
		jteOutput.writeContent("</h1>\n  <p class=\"lead\">");
		jteOutput.setContext("p", null);
		jteOutput.writeUserContent(view.text("home.subline"));
		jteOutput.writeContent("</p>\n  ");
		gg.jte.generated.ondemand.stepper.JteframesGenerated.render(jteOutput, jteHtmlInterceptor, view.frames());
		jteOutput.writeContent("\n  <p class=\"story-end\">");
		jteOutput.setContext("p", null);
		jteOutput.writeUserContent(view.text("home.all-eight"));
		jteOutput.writeContent("</p>\n  <p class=\"actions\">\n    <a class=\"main-button\"");
		var __jte_html_attribute_0 = view.stepUrl();
		if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_0)) {
			jteOutput.writeContent(" href=\"");
			jteOutput.setContext("a", "href");
			jteOutput.writeUserContent(__jte_html_attribute_0);
			jteOutput.setContext("a", null);
			jteOutput.writeContent("\"");
		}
		jteOutput.writeContent(">");
		jteOutput.setContext("a", null);
		jteOutput.writeUserContent(view.text("home.step"));
		jteOutput.writeContent("</a>\n    <a class=\"button\" href=\"/play\">");
		jteOutput.setContext("a", null);
		jteOutput.writeUserContent(view.text("home.play"));
		jteOutput.writeContent("</a>\n  </p>\n</div>\n");
	}
	public static void renderMap(gg.jte.html.HtmlTemplateOutput jteOutput, gg.jte.html.HtmlInterceptor jteHtmlInterceptor, java.util.Map<String, Object> params) {
		HomeView view = (HomeView)params.get("view");
		render(jteOutput, jteHtmlInterceptor, view);
	}
}
