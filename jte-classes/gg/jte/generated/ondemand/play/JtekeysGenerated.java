package gg.jte.generated.ondemand.play;
import flipscope.web.view.PlayView;
@SuppressWarnings("unchecked")
public final class JtekeysGenerated {
	public static final String JTE_NAME = "play/keys.jte";
	public static final int[] JTE_LINE_INFO = {0,0,1,1,1,1,3,3,3,3,6,6,6,7,7,7,8,8,8,9,9,9,10,10,10,11,11,11,12,12,12,13,13,13,14,14,14,16,16,16,17,17,17,20,20,20,1,1,1,1};
	public static void render(gg.jte.html.HtmlTemplateOutput jteOutput, gg.jte.html.HtmlInterceptor jteHtmlInterceptor, PlayView view) {
		jteOutput.writeContent("<details id=\"keys\" class=\"keys needs-script\">\n  <summary>");
		jteOutput.setContext("summary", null);
		jteOutput.writeUserContent(view.text("play.keys"));
		jteOutput.writeContent("</summary>\n  <div class=\"sheet\">\n    <dl class=\"key-list\">\n      <dt><kbd>←</kbd> <kbd>→</kbd> <kbd>↑</kbd> <kbd>↓</kbd></dt><dd>");
		jteOutput.setContext("dd", null);
		jteOutput.writeUserContent(view.text("play.keys.arrows"));
		jteOutput.writeContent("</dd>\n      <dt><kbd>Home</kbd> <kbd>End</kbd></dt><dd>");
		jteOutput.setContext("dd", null);
		jteOutput.writeUserContent(view.text("play.keys.ends"));
		jteOutput.writeContent("</dd>\n      <dt><kbd>Ctrl</kbd> + <kbd>Home</kbd> <kbd>End</kbd></dt><dd>");
		jteOutput.setContext("dd", null);
		jteOutput.writeUserContent(view.text("play.keys.corners"));
		jteOutput.writeContent("</dd>\n      <dt><kbd>Enter</kbd></dt><dd>");
		jteOutput.setContext("dd", null);
		jteOutput.writeUserContent(view.text("play.keys.play"));
		jteOutput.writeContent("</dd>\n      <dt><kbd>U</kbd></dt><dd>");
		jteOutput.setContext("dd", null);
		jteOutput.writeUserContent(view.text("play.keys.undo"));
		jteOutput.writeContent("</dd>\n      <dt><kbd>R</kbd></dt><dd>");
		jteOutput.setContext("dd", null);
		jteOutput.writeUserContent(view.text("play.keys.redo"));
		jteOutput.writeContent("</dd>\n      <dt><kbd>L</kbd></dt><dd>");
		jteOutput.setContext("dd", null);
		jteOutput.writeUserContent(view.text("play.keys.last"));
		jteOutput.writeContent("</dd>\n      <dt><kbd>M</kbd></dt><dd>");
		jteOutput.setContext("dd", null);
		jteOutput.writeUserContent(view.text("play.keys.moves"));
		jteOutput.writeContent("</dd>\n      <dt><kbd>?</kbd></dt><dd>");
		jteOutput.setContext("dd", null);
		jteOutput.writeUserContent(view.text("play.keys.help"));
		jteOutput.writeContent("</dd>\n    </dl>\n    <label class=\"row\"><span>");
		jteOutput.setContext("span", null);
		jteOutput.writeUserContent(view.text("play.keys.on"));
		jteOutput.writeContent("</span> <input type=\"checkbox\" id=\"letters\" checked></label>\n    <p class=\"note\">");
		jteOutput.setContext("p", null);
		jteOutput.writeUserContent(view.text("play.keys.note"));
		jteOutput.writeContent("</p>\n  </div>\n</details>\n");
	}
	public static void renderMap(gg.jte.html.HtmlTemplateOutput jteOutput, gg.jte.html.HtmlInterceptor jteHtmlInterceptor, java.util.Map<String, Object> params) {
		PlayView view = (PlayView)params.get("view");
		render(jteOutput, jteHtmlInterceptor, view);
	}
}
