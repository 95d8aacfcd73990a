package gg.jte.generated.ondemand.stepper;
import flipscope.web.view.StoryboardView.FrameView;
import java.util.List;
@SuppressWarnings("unchecked")
public final class JteframesGenerated {
	public static final String JTE_NAME = "stepper/frames.jte";
	public static final int[] JTE_LINE_INFO = {0,0,1,2,2,2,2,4,4,4,6,6,6,6,7,7,7,7,7,7,8,8,9,9,9,12,12,14,14,14,2,2,2,2};
	public static void render(gg.jte.html.HtmlTemplateOutput jteOutput, gg.jte.html.HtmlInterceptor jteHtmlInterceptor, List<FrameView> frames) {
		jteOutput.writeContent("<ol class=\"frames\">\n");
		for (var frame : frames) {
			jteOutput.writeContent("  <li>\n    <a href=\"");
			jteOutput.setContext("a", "href");
			jteOutput.writeUserContent(frame.url());
			jteOutput.setContext("a", null);
			jteOutput.writeContent("#stepper\">\n      <h2>");
			jteOutput.setContext("h2", null);
			jteOutput.writeUserContent(frame.number());
			jteOutput.writeContent(" · ");
			jteOutput.setContext("h2", null);
			jteOutput.writeUserContent(frame.title());
			jteOutput.writeContent("</h2>\n      ");
			gg.jte.generated.ondemand.stepper.JtegridGenerated.render(jteOutput, jteHtmlInterceptor, frame.grid());
			jteOutput.writeContent("\n      <p>");
			jteOutput.setContext("p", null);
			jteOutput.writeUserContent(frame.sentence());
			jteOutput.writeContent("</p>\n    </a>\n  </li>\n");
		}
		jteOutput.writeContent("</ol>\n");
	}
	public static void renderMap(gg.jte.html.HtmlTemplateOutput jteOutput, gg.jte.html.HtmlInterceptor jteHtmlInterceptor, java.util.Map<String, Object> params) {
		List<FrameView> frames = (List<FrameView>)params.get("frames");
		render(jteOutput, jteHtmlInterceptor, frames);
	}
}
