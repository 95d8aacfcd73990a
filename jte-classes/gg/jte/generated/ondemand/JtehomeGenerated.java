package gg.jte.generated.ondemand;
import flipscope.web.view.HomeView;
@SuppressWarnings("unchecked")
public final class JtehomeGenerated {
	public static final String JTE_NAME = "home.jte";
	public static final int[] JTE_LINE_INFO = {0,0,1,1,1,1,2,2,2,4,4,6,6,7,7,8,8,10,10,12,12,12,13,13,13,1,1,1,1};
	public static void render(gg.jte.html.HtmlTemplateOutput jteOutput, gg.jte.html.HtmlInterceptor jteHtmlInterceptor, HomeView view) {
		gg.jte.generated.ondemand.JtelayoutGenerated.render(jteOutput, jteHtmlInterceptor, view.frame(), new gg.jte.html.HtmlContent() {
			public void writeTo(gg.jte.html.HtmlTemplateOutput jteOutput) {
				jteOutput.writeContent("\n  <section id=\"game\" class=\"game with-beside\" hx-boost=\"true\" hx-target=\"#game\" hx-swap=\"outerHTML\" hx-sync=\"#main:replace\">\n    ");
				gg.jte.generated.ondemand.play.JteboardGenerated.render(jteOutput, jteHtmlInterceptor, view.board());
				jteOutput.writeContent("\n    <div class=\"side\">\n      ");
				gg.jte.generated.ondemand.play.JtestatusGenerated.render(jteOutput, jteHtmlInterceptor, view.game());
				jteOutput.writeContent("\n      ");
				gg.jte.generated.ondemand.play.JtetoolsGenerated.render(jteOutput, jteHtmlInterceptor, view.game());
				jteOutput.writeContent("\n      ");
				gg.jte.generated.ondemand.play.JtekeysGenerated.render(jteOutput, jteHtmlInterceptor, view.game());
				jteOutput.writeContent("\n    </div>\n    ");
				gg.jte.generated.ondemand.JtestoryGenerated.render(jteOutput, jteHtmlInterceptor, view);
				jteOutput.writeContent("\n  </section>\n");
			}
		});
		jteOutput.writeContent("\n");
	}
	public static void renderMap(gg.jte.html.HtmlTemplateOutput jteOutput, gg.jte.html.HtmlInterceptor jteHtmlInterceptor, java.util.Map<String, Object> params) {
		HomeView view = (HomeView)params.get("view");
		render(jteOutput, jteHtmlInterceptor, view);
	}
}
