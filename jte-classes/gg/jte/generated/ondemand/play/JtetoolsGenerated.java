package gg.jte.generated.ondemand.play;
import flipscope.web.view.PlayView;
@SuppressWarnings("unchecked")
public final class JtetoolsGenerated {
	public static final String JTE_NAME = "play/tools.jte";
	public static final int[] JTE_LINE_INFO = {0,0,1,1,1,1,3,3,3,4,4,5,5,6,6,7,7,8,8,9,9,11,11,11,1,1,1,1};
	public static void render(gg.jte.html.HtmlTemplateOutput jteOutput, gg.jte.html.HtmlInterceptor jteHtmlInterceptor, PlayView view) {
		jteOutput.writeContent("<div class=\"tools\">\n");
		if (!view.transcript().isEmpty()) {
			jteOutput.writeContent("  ");
			gg.jte.generated.ondemand.play.JteturnGenerated.render(jteOutput, jteHtmlInterceptor, "undo", view.text("play.undo"), view.undo());
			jteOutput.writeContent("\n  ");
			gg.jte.generated.ondemand.play.JteturnGenerated.render(jteOutput, jteHtmlInterceptor, "redo", view.text("play.redo"), view.redo());
			jteOutput.writeContent("\n");
		}
		jteOutput.writeContent("  ");
		gg.jte.generated.ondemand.play.JteanewGenerated.render(jteOutput, jteHtmlInterceptor, view);
		jteOutput.writeContent("\n  ");
		gg.jte.generated.ondemand.play.JtelevelGenerated.render(jteOutput, jteHtmlInterceptor, view);
		jteOutput.writeContent("\n  ");
		gg.jte.generated.ondemand.play.JtesetupGenerated.render(jteOutput, jteHtmlInterceptor, view);
		jteOutput.writeContent("\n</div>\n");
	}
	public static void renderMap(gg.jte.html.HtmlTemplateOutput jteOutput, gg.jte.html.HtmlInterceptor jteHtmlInterceptor, java.util.Map<String, Object> params) {
		PlayView view = (PlayView)params.get("view");
		render(jteOutput, jteHtmlInterceptor, view);
	}
}
