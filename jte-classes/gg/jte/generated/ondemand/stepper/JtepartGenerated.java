package gg.jte.generated.ondemand.stepper;
import flipscope.web.view.TraceView;
@SuppressWarnings("unchecked")
public final class JtepartGenerated {
	public static final String JTE_NAME = "stepper/part.jte";
	public static final int[] JTE_LINE_INFO = {0,0,1,1,1,1,2,2,3,4,4,5,6,6,7,7,1,1,1,1};
	public static void render(gg.jte.html.HtmlTemplateOutput jteOutput, gg.jte.html.HtmlInterceptor jteHtmlInterceptor, TraceView view) {
		if (view.stepper() != null) {
			gg.jte.generated.ondemand.stepper.JtestepperGenerated.render(jteOutput, jteHtmlInterceptor, view.stepper());
			jteOutput.writeContent("\n");
		} else {
			gg.jte.generated.ondemand.stepper.JtestoryboardGenerated.render(jteOutput, jteHtmlInterceptor, view.storyboard());
			jteOutput.writeContent("\n");
		}
	}
	public static void renderMap(gg.jte.html.HtmlTemplateOutput jteOutput, gg.jte.html.HtmlInterceptor jteHtmlInterceptor, java.util.Map<String, Object> params) {
		TraceView view = (TraceView)params.get("view");
		render(jteOutput, jteHtmlInterceptor, view);
	}
}
