package gg.jte.generated.ondemand.play;
import flipscope.web.view.PlayView;
@SuppressWarnings("unchecked")
public final class JtepageGenerated {
	public static final String JTE_NAME = "play/page.jte";
	public static final int[] JTE_LINE_INFO = {0,0,1,1,1,1,2,2,2,3,3,3,4,4,5,5,5,6,6,6,1,1,1,1};
	public static void render(gg.jte.html.HtmlTemplateOutput jteOutput, gg.jte.html.HtmlInterceptor jteHtmlInterceptor, PlayView view) {
		gg.jte.generated.ondemand.JtelayoutGenerated.render(jteOutput, jteHtmlInterceptor, view.frame(), new gg.jte.html.HtmlContent() {
			public void writeTo(gg.jte.html.HtmlTemplateOutput jteOutput) {
				jteOutput.writeContent("\n  <h1 class=\"unseen\">");
				jteOutput.setContext("h1", null);
				jteOutput.writeUserContent(view.text("play.title"));
				jteOutput.writeContent("</h1>\n  ");
				gg.jte.generated.ondemand.play.JtegameGenerated.render(jteOutput, jteHtmlInterceptor, view);
				jteOutput.writeContent("\n");
			}
		});
		jteOutput.writeContent("\n");
	}
	public static void renderMap(gg.jte.html.HtmlTemplateOutput jteOutput, gg.jte.html.HtmlInterceptor jteHtmlInterceptor, java.util.Map<String, Object> params) {
		PlayView view = (PlayView)params.get("view");
		render(jteOutput, jteHtmlInterceptor, view);
	}
}
