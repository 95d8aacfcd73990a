package gg.jte.generated.ondemand.stepper;
import flipscope.web.view.StoryboardView;
@SuppressWarnings("unchecked")
public final class JtestoryboardGenerated {
	public static final String JTE_NAME = "stepper/storyboard.jte";
	public static final int[] JTE_LINE_INFO = {0,0,1,1,1,1,2,2,2,2,2,2,2,2,2,2,3,3,4,4,4,5,5,6,6,6,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,8,8,10,10,10,1,1,1,1};
	public static void render(gg.jte.html.HtmlTemplateOutput jteOutput, gg.jte.html.HtmlInterceptor jteHtmlInterceptor, StoryboardView view) {
		jteOutput.writeContent("<section id=\"stepper\" class=\"storyboard\"");
		var __jte_html_attribute_0 = view.text("stepper.region");
		if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_0)) {
			jteOutput.writeContent(" aria-label=\"");
			jteOutput.setContext("section", "aria-label");
			jteOutput.writeUserContent(__jte_html_attribute_0);
			jteOutput.setContext("section", null);
			jteOutput.writeContent("\"");
		}
		jteOutput.writeContent(" tabindex=\"-1\">\n  ");
		gg.jte.generated.ondemand.stepper.JteheadGenerated.render(jteOutput, jteHtmlInterceptor, view.head(), view.frame().words());
		jteOutput.writeContent("\n  <p class=\"lead\">");
		jteOutput.setContext("p", null);
		jteOutput.writeUserContent(view.head().summary());
		jteOutput.writeContent("</p>\n  ");
		gg.jte.generated.ondemand.stepper.JteframesGenerated.render(jteOutput, jteHtmlInterceptor, view.frames());
		jteOutput.writeContent("\n  <p class=\"outcome\">");
		jteOutput.setContext("p", null);
		jteOutput.writeUserContent(view.outcome());
		jteOutput.writeContent("</p>\n  <p class=\"ways\"><a id=\"start\" class=\"button main\" href=\"");
		jteOutput.setContext("a", "href");
		jteOutput.writeUserContent(view.start());
		jteOutput.setContext("a", null);
		jteOutput.writeContent("#stepper\"");
		var __jte_html_attribute_1 = view.start();
		if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_1)) {
			jteOutput.writeContent(" hx-get=\"");
			jteOutput.setContext("a", "hx-get");
			jteOutput.writeUserContent(__jte_html_attribute_1);
			jteOutput.setContext("a", null);
			jteOutput.writeContent("\"");
		}
		jteOutput.writeContent(" hx-target=\"#stepper\" hx-swap=\"outerHTML\" hx-push-url=\"true\">");
		jteOutput.setContext("a", null);
		jteOutput.writeUserContent(view.text("stepper.start"));
		jteOutput.writeContent("</a></p>\n  ");
		gg.jte.generated.ondemand.stepper.JtesourceGenerated.render(jteOutput, jteHtmlInterceptor, view.source(), view.frame().words());
		jteOutput.writeContent("\n</section>\n");
	}
	public static void renderMap(gg.jte.html.HtmlTemplateOutput jteOutput, gg.jte.html.HtmlInterceptor jteHtmlInterceptor, java.util.Map<String, Object> params) {
		StoryboardView view = (StoryboardView)params.get("view");
		render(jteOutput, jteHtmlInterceptor, view);
	}
}
