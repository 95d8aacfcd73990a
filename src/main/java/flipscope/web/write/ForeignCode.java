package flipscope.web.write;

import flipscope.judge.CompressedCode;
import flipscope.scratch.read.Reading;
import flipscope.text.Messages;
import flipscope.trace.SourceException;
import flipscope.trace.Span;
import flipscope.web.address.Link;
import flipscope.web.code.MistakeView;
import flipscope.web.code.MistakeView.Way;
import java.util.Optional;

/** Code for a task that cannot be read, perhaps because it is of another language. */
record ForeignCode(Messages words, String code) {
    /** What already says how Java writes something. */
    private static final String TOLD = "Java ";

    /** What is said below the field, with the way to where other languages are read. */
    MistakeView view(Optional<SourceException> mistake) {
        Optional<Way> way =
                mistake.flatMap(this::seen)
                        .map(seen -> words.text("write.foreign", seen.language()))
                        .map(name -> new Way(name, bits()));
        return new MistakeView(words, mistake.map(this::told), way);
    }

    /** The mistake; where code of another language is seen, that it is. */
    SourceException told(SourceException mistake) {
        return mistake.getMessage().startsWith(TOLD)
                ? mistake
                : seen(mistake).map(seen -> told(mistake, seen)).orElse(mistake);
    }

    /** On the line of the mistake: elsewhere it may be a name of Java. */
    private Optional<Reading.Foreign> seen(SourceException mistake) {
        return Reading.foreign(code, mistake.span().line());
    }

    private SourceException told(SourceException mistake, Reading.Foreign seen) {
        String said = "`%s` is %s; here only Java is read".formatted(seen.text(), seen.language());
        Span place = Span.of(code, seen.start(), seen.text().length());
        return new SourceException(mistake.file(), place, said);
    }

    private String bits() {
        return Link.to("/bits").with(WriteRequest.CODE, CompressedCode.write(code)).toString();
    }
}
