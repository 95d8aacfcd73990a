package gg.jte.generated.ondemand.play;
import flipscope.web.view.PlayView;
@SuppressWarnings("unchecked")
public final class JtegameGenerated {
	public static final String JTE_NAME = "play/game.jte";
	public static final int[] JTE_LINE_INFO = {0,0,1,1,1,1,2,2,2,2,2,2,2,2,2,2,3,3,4,4,5,7,7,7,1,1,1,1};
	public static void render(gg.jte.html.HtmlTemplateOutput jteOutput, gg.jte.html.HtmlInterceptor jteHtmlInterceptor, PlayView view) {
		jteOutput.writeContent("<section id=\"game\" class=\"game\"");
		var __jte_html_attribute_0 = view.isThinking() ? "true" : null;
		if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_0)) {
			jteOutput.writeContent(" aria-busy=\"");
			jteOutput.setContext("section", "aria-busy");
			jteOutput.writeUserContent(__jte_html_attribute_0);
			jteOutput.setContext("section", null);
			jteOutput.writeContent("\"");
		}
		jteOutput.writeContent(" hx-boost=\"true\" hx-target=\"#game\" hx-swap=\"outerHTML\" hx-sync=\"#main:replace\">\n  ");
		gg.jte.generated.ondemand.play.JteboardGenerated.render(jteOutput, jteHtmlInterceptor, view.board());
		jteOutput.writeContent("\n  ");
		gg.jte.generated.ondemand.play.JtesideGenerated.render(jteOutput, jteHtmlInterceptor, view);
		jteOutput.writeContent("\n");
		jteOutput.writeContent("</section>\n");
	}
	public static void renderMap(gg.jte.html.HtmlTemplateOutput jteOutput, gg.jte.html.HtmlInterceptor jteHtmlInterceptor, java.util.Map<String, Object> params) {
		PlayView view = (PlayView)params.get("view");
		render(jteOutput, jteHtmlInterceptor, view);
	}
}
