package gg.jte.generated.ondemand.play;
import flipscope.web.view.PlayView;
@SuppressWarnings("unchecked")
public final class JtestatusGenerated {
	public static final String JTE_NAME = "play/status.jte";
	public static final int[] JTE_LINE_INFO = {0,0,1,1,1,1,3,3,3,3,3,3,3,3,4,4,4,4,4,4,4,4,4,5,5,5,5,5,5,6,6,6,6,6,6,9,9,10,10,10,11,11,12,12,12,13,13,14,14,14,14,14,14,14,14,14,14,14,14,14,14,14,14,14,14,14,14,14,14,14,14,14,15,15,18,18,18,1,1,1,1};
	public static void render(gg.jte.html.HtmlTemplateOutput jteOutput, gg.jte.html.HtmlInterceptor jteHtmlInterceptor, PlayView view) {
		jteOutput.writeContent("<div class=\"status\">\n  <h2><span class=\"disc ");
		jteOutput.setContext("span", "class");
		jteOutput.writeUserContent(view.score().toMove());
		jteOutput.setContext("span", null);
		jteOutput.writeContent("\" aria-hidden=\"true\"></span>");
		jteOutput.setContext("h2", null);
		jteOutput.writeUserContent(view.status());
		jteOutput.writeContent("</h2>\n  <p class=\"discs\" role=\"group\"");
		var __jte_html_attribute_0 = view.text("play.discs");
		if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_0)) {
			jteOutput.writeContent(" aria-label=\"");
			jteOutput.setContext("p", "aria-label");
			jteOutput.writeUserContent(__jte_html_attribute_0);
			jteOutput.setContext("p", null);
			jteOutput.writeContent("\"");
		}
		jteOutput.writeContent(">\n    <span class=\"disc black\" aria-hidden=\"true\"></span><span class=\"unseen\">");
		jteOutput.setContext("span", null);
		jteOutput.writeUserContent(view.text("play.discs.black", view.score().black()));
		jteOutput.writeContent("</span><b aria-hidden=\"true\">");
		jteOutput.setContext("b", null);
		jteOutput.writeUserContent(view.score().black());
		jteOutput.writeContent("</b>\n    <span class=\"disc white\" aria-hidden=\"true\"></span><span class=\"unseen\">");
		jteOutput.setContext("span", null);
		jteOutput.writeUserContent(view.text("play.discs.white", view.score().white()));
		jteOutput.writeContent("</span><b aria-hidden=\"true\">");
		jteOutput.setContext("b", null);
		jteOutput.writeUserContent(view.score().white());
		jteOutput.writeContent("</b>\n  </p>\n  <div class=\"notes\">\n");
		for (String notice : view.notices()) {
			jteOutput.writeContent("    <p class=\"notice\">");
			jteOutput.setContext("p", null);
			jteOutput.writeUserContent(notice);
			jteOutput.writeContent("</p>\n");
		}
		jteOutput.writeContent("    <p class=\"note\">");
		jteOutput.setContext("p", null);
		jteOutput.writeUserContent(view.note());
		jteOutput.writeContent("</p>\n");
		if (view.isThinking()) {
			jteOutput.writeContent("    <p class=\"note\"");
			var __jte_html_attribute_1 = view.replyUrl().get();
			if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_1)) {
				jteOutput.writeContent(" hx-get=\"");
				jteOutput.setContext("p", "hx-get");
				jteOutput.writeUserContent(__jte_html_attribute_1);
				jteOutput.setContext("p", null);
				jteOutput.writeContent("\"");
			}
			jteOutput.writeContent(" hx-trigger=\"load delay:");
			jteOutput.setContext("p", "hx-trigger");
			jteOutput.writeUserContent(view.replyDelay());
			jteOutput.setContext("p", null);
			jteOutput.writeContent("\" hx-replace-url=\"true\"><a");
			var __jte_html_attribute_2 = view.replyUrl().get();
			if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_2)) {
				jteOutput.writeContent(" href=\"");
				jteOutput.setContext("a", "href");
				jteOutput.writeUserContent(__jte_html_attribute_2);
				jteOutput.setContext("a", null);
				jteOutput.writeContent("\"");
			}
			jteOutput.writeContent(">");
			jteOutput.setContext("a", null);
			jteOutput.writeUserContent(view.text("play.show-reply"));
			jteOutput.writeContent("</a></p>\n");
		}
		jteOutput.writeContent("  </div>\n</div>\n");
	}
	public static void renderMap(gg.jte.html.HtmlTemplateOutput jteOutput, gg.jte.html.HtmlInterceptor jteHtmlInterceptor, java.util.Map<String, Object> params) {
		PlayView view = (PlayView)params.get("view");
		render(jteOutput, jteHtmlInterceptor, view);
	}
}
