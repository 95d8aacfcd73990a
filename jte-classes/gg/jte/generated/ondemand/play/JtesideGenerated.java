package gg.jte.generated.ondemand.play;
import flipscope.web.view.PlayView;
@SuppressWarnings("unchecked")
public final class JtesideGenerated {
	public static final String JTE_NAME = "play/side.jte";
	public static final int[] JTE_LINE_INFO = {0,0,1,1,1,1,3,3,3,4,4,5,5,6,6,7,7,9,9,9,1,1,1,1};
	public static void render(gg.jte.html.HtmlTemplateOutput jteOutput, gg.jte.html.HtmlInterceptor jteHtmlInterceptor, PlayView view) {
		jteOutput.writeContent("<div class=\"side\">\n  ");
		gg.jte.generated.ondemand.play.JtestatusGenerated.render(jteOutput, jteHtmlInterceptor, view);
		jteOutput.writeContent("\n  ");
		gg.jte.generated.ondemand.play.JtetoolsGenerated.render(jteOutput, jteHtmlInterceptor, view);
		jteOutput.writeContent("\n  ");
		gg.jte.generated.ondemand.play.JtelinesGenerated.render(jteOutput, jteHtmlInterceptor, view);
		jteOutput.writeContent("\n  ");
		gg.jte.generated.ondemand.play.JtetranscriptGenerated.render(jteOutput, jteHtmlInterceptor, view);
		jteOutput.writeContent("\n  ");
		gg.jte.generated.ondemand.play.JtekeysGenerated.render(jteOutput, jteHtmlInterceptor, view);
		jteOutput.writeContent("\n</div>\n");
	}
	public static void renderMap(gg.jte.html.HtmlTemplateOutput jteOutput, gg.jte.html.HtmlInterceptor jteHtmlInterceptor, java.util.Map<String, Object> params) {
		PlayView view = (PlayView)params.get("view");
		render(jteOutput, jteHtmlInterceptor, view);
	}
}
