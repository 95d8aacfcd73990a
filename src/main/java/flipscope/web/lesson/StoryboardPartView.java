package flipscope.web.lesson;

import flipscope.web.trace.overview.StoryboardView.FrameView;
import java.util.List;

/** The stages of an algorithm in pictures. */
public record StoryboardPartView(BlockView block, String title, List<FrameView> frames)
        implements PartView {}
