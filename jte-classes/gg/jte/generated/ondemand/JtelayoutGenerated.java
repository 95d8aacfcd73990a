package gg.jte.generated.ondemand;
import flipscope.web.view.Frame;
import flipscope.web.view.Section;
import gg.jte.Content;
@SuppressWarnings("unchecked")
public final class JtelayoutGenerated {
	public static final String JTE_NAME = "layout.jte";
	public static final int[] JTE_LINE_INFO = {0,0,1,2,3,3,3,3,6,6,6,6,6,6,6,6,6,6,9,9,9,11,11,11,11,11,11,11,11,11,14,14,15,15,15,15,16,16,17,17,17,17,17,17,17,17,17,18,18,18,18,18,18,18,18,18,19,19,20,20,20,20,20,20,20,20,20,21,21,22,22,22,22,22,22,22,22,22,23,23,23,23,23,23,23,23,23,24,24,25,25,25,25,25,25,25,25,25,26,26,29,29,29,31,31,31,32,32,32,32,32,32,32,32,32,33,33,34,34,34,34,34,34,34,34,34,34,34,34,34,34,34,34,34,34,34,34,35,35,37,37,37,39,39,39,40,40,40,41,41,41,46,46,46,49,49,49,50,50,50,55,55,55,3,4,4,4,4};
	public static void render(gg.jte.html.HtmlTemplateOutput jteOutput, gg.jte.html.HtmlInterceptor jteHtmlInterceptor, Frame frame, Content content) {
		jteOutput.writeContent("<!doctype html>\n<html");
		var __jte_html_attribute_0 = frame.words().locale().toLanguageTag();
		if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_0)) {
			jteOutput.writeContent(" lang=\"");
			jteOutput.setContext("html", "lang");
			jteOutput.writeUserContent(__jte_html_attribute_0);
			jteOutput.setContext("html", null);
			jteOutput.writeContent("\"");
		}
		jteOutput.writeContent(">\n<head>\n  <meta charset=\"utf-8\">\n  <title>");
		jteOutput.setContext("title", null);
		jteOutput.writeUserContent(frame.fullTitle());
		jteOutput.writeContent("</title>\n  <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n  <meta name=\"description\"");
		var __jte_html_attribute_1 = frame.text("page.description");
		if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_1)) {
			jteOutput.writeContent(" content=\"");
			jteOutput.setContext("meta", "content");
			jteOutput.writeUserContent(__jte_html_attribute_1);
			jteOutput.setContext("meta", null);
			jteOutput.writeContent("\"");
		}
		jteOutput.writeContent(">\n  <meta name=\"color-scheme\" content=\"light dark\">\n  <meta name=\"htmx-config\" content='{\"includeIndicatorStyles\":false,\"allowEval\":false,\"historyRestoreAsHxRequest\":false,\"scrollIntoViewOnBoost\":false,\"responseHandling\":[{\"code\":\"204\",\"swap\":false},{\"code\":\"[23]..\",\"swap\":true},{\"code\":\"[45]..\",\"swap\":true,\"error\":true}]}'>\n");
		if (frame.refresh().isPresent()) {
			jteOutput.writeContent("  <noscript><meta http-equiv=\"refresh\" content=\"1;url=");
			jteOutput.setContext("meta", "content");
			jteOutput.writeUserContent(frame.refresh().get());
			jteOutput.setContext("meta", null);
			jteOutput.writeContent("\"></noscript>\n");
		}
		jteOutput.writeContent("  <link rel=\"icon\"");
		var __jte_html_attribute_2 = frame.asset("favicon.svg");
		if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_2)) {
			jteOutput.writeContent(" href=\"");
			jteOutput.setContext("link", "href");
			jteOutput.writeUserContent(__jte_html_attribute_2);
			jteOutput.setContext("link", null);
			jteOutput.writeContent("\"");
		}
		jteOutput.writeContent(" type=\"image/svg+xml\">\n  <link rel=\"stylesheet\"");
		var __jte_html_attribute_3 = frame.asset("base.css");
		if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_3)) {
			jteOutput.writeContent(" href=\"");
			jteOutput.setContext("link", "href");
			jteOutput.writeUserContent(__jte_html_attribute_3);
			jteOutput.setContext("link", null);
			jteOutput.writeContent("\"");
		}
		jteOutput.writeContent(">\n");
		for (String name : frame.stylesheets()) {
			jteOutput.writeContent("  <link rel=\"stylesheet\"");
			var __jte_html_attribute_4 = frame.asset(name);
			if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_4)) {
				jteOutput.writeContent(" href=\"");
				jteOutput.setContext("link", "href");
				jteOutput.writeUserContent(__jte_html_attribute_4);
				jteOutput.setContext("link", null);
				jteOutput.writeContent("\"");
			}
			jteOutput.writeContent(">\n");
		}
		jteOutput.writeContent("  <script");
		var __jte_html_attribute_5 = frame.asset("theme.js");
		if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_5)) {
			jteOutput.writeContent(" src=\"");
			jteOutput.setContext("script", "src");
			jteOutput.writeUserContent(__jte_html_attribute_5);
			jteOutput.setContext("script", null);
			jteOutput.writeContent("\"");
		}
		jteOutput.writeContent("></script>\n  <script");
		var __jte_html_attribute_6 = frame.asset("htmx-2.0.10.min.js");
		if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_6)) {
			jteOutput.writeContent(" src=\"");
			jteOutput.setContext("script", "src");
			jteOutput.writeUserContent(__jte_html_attribute_6);
			jteOutput.setContext("script", null);
			jteOutput.writeContent("\"");
		}
		jteOutput.writeContent(" defer></script>\n");
		for (String name : frame.scripts()) {
			jteOutput.writeContent("  <script");
			var __jte_html_attribute_7 = frame.asset(name);
			if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_7)) {
				jteOutput.writeContent(" src=\"");
				jteOutput.setContext("script", "src");
				jteOutput.writeUserContent(__jte_html_attribute_7);
				jteOutput.setContext("script", null);
				jteOutput.writeContent("\"");
			}
			jteOutput.writeContent(" defer></script>\n");
		}
		jteOutput.writeContent("</head>\n<body>\n  <a class=\"skip\" href=\"#main\">");
		jteOutput.setContext("a", null);
		jteOutput.writeUserContent(frame.text("page.skip"));
		jteOutput.writeContent("</a>\n  <header class=\"site-header\">\n    <a class=\"site-name\" href=\"/\">");
		jteOutput.setContext("a", null);
		jteOutput.writeUserContent(frame.text("page.name"));
		jteOutput.writeContent("</a>\n    <nav");
		var __jte_html_attribute_8 = frame.text("page.nav");
		if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_8)) {
			jteOutput.writeContent(" aria-label=\"");
			jteOutput.setContext("nav", "aria-label");
			jteOutput.writeUserContent(__jte_html_attribute_8);
			jteOutput.setContext("nav", null);
			jteOutput.writeContent("\"");
		}
		jteOutput.writeContent(">\n");
		for (Section place : Section.values()) {
			jteOutput.writeContent("      <a");
			var __jte_html_attribute_9 = place.url();
			if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_9)) {
				jteOutput.writeContent(" href=\"");
				jteOutput.setContext("a", "href");
				jteOutput.writeUserContent(__jte_html_attribute_9);
				jteOutput.setContext("a", null);
				jteOutput.writeContent("\"");
			}
			var __jte_html_attribute_10 = frame.isIn(place) ? "page" : null;
			if (gg.jte.runtime.TemplateUtils.isAttributeRendered(__jte_html_attribute_10)) {
				jteOutput.writeContent(" aria-current=\"");
				jteOutput.setContext("a", "aria-current");
				jteOutput.writeUserContent(__jte_html_attribute_10);
				jteOutput.setContext("a", null);
				jteOutput.writeContent("\"");
			}
			jteOutput.writeContent(">");
			jteOutput.setContext("a", null);
			jteOutput.writeUserContent(frame.text(place.key()));
			jteOutput.writeContent("</a>\n");
		}
		jteOutput.writeContent("    </nav>\n    <label class=\"theme\" hidden>");
		jteOutput.setContext("label", null);
		jteOutput.writeUserContent(frame.text("page.theme"));
		jteOutput.writeContent("\n      <select id=\"theme\">\n        <option value=\"auto\">");
		jteOutput.setContext("option", null);
		jteOutput.writeUserContent(frame.text("page.theme.auto"));
		jteOutput.writeContent("</option>\n        <option value=\"light\">");
		jteOutput.setContext("option", null);
		jteOutput.writeUserContent(frame.text("page.theme.light"));
		jteOutput.writeContent("</option>\n        <option value=\"dark\">");
		jteOutput.setContext("option", null);
		jteOutput.writeUserContent(frame.text("page.theme.dark"));
		jteOutput.writeContent("</option>\n      </select>\n    </label>\n  </header>\n  <main id=\"main\" tabindex=\"-1\">\n    ");
		jteOutput.setContext("main", null);
		jteOutput.writeUserContent(content);
		jteOutput.writeContent("\n  </main>\n  <footer class=\"site-footer\">\n    <p>");
		jteOutput.setContext("p", null);
		jteOutput.writeUserContent(frame.text("page.footer.game"));
		jteOutput.writeContent("</p>\n    <p>");
		jteOutput.setContext("p", null);
		jteOutput.writeUserContent(frame.text("page.footer.trademark"));
		jteOutput.writeContent("</p>\n  </footer>\n  <p id=\"spoken\" class=\"unseen\" role=\"status\" aria-live=\"polite\"></p>\n</body>\n</html>\n");
	}
	public static void renderMap(gg.jte.html.HtmlTemplateOutput jteOutput, gg.jte.html.HtmlInterceptor jteHtmlInterceptor, java.util.Map<String, Object> params) {
		Frame frame = (Frame)params.get("frame");
		Content content = (Content)params.get("content");
		render(jteOutput, jteHtmlInterceptor, frame, content);
	}
}
