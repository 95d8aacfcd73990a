package gg.jte.generated.ondemand;
import flipscope.web.view.Shown;
@SuppressWarnings("unchecked")
public final class JtefragmentGenerated {
	public static final String JTE_NAME = "fragment.jte";
	public static final int[] JTE_LINE_INFO = {0,0,1,1,1,1,2,2,2,2,3,3,3,4,4,4,1,1,1,1};
	public static void render(gg.jte.html.HtmlTemplateOutput jteOutput, gg.jte.html.HtmlInterceptor jteHtmlInterceptor, Shown view) {
		jteOutput.writeContent("<title>");
		jteOutput.setContext("title", null);
		jteOutput.writeUserContent(view.frame().fullTitle());
		jteOutput.writeContent("</title>\n<p hx-swap-oob=\"innerHTML:#spoken\">");
		jteOutput.setContext("p", null);
		jteOutput.writeUserContent(view.spoken());
		jteOutput.writeContent("</p>\n");
	}
	public static void renderMap(gg.jte.html.HtmlTemplateOutput jteOutput, gg.jte.html.HtmlInterceptor jteHtmlInterceptor, java.util.Map<String, Object> params) {
		Shown view = (Shown)params.get("view");
		render(jteOutput, jteHtmlInterceptor, view);
	}
}
