package flipscope.browser;

import flipscope.sheet.Classroom;

/** One page of every kind, in every state that looks different. */
enum Place {
    HOME("/"),
    HOME_PRESSED("/?press=3&show=bits"),
    HOME_REFUSED("/?press=1&refused=e5"),
    GAME("/play?moves=f5d6c3d3c4&side=both"),
    WHY_LEGAL("/play?moves=f5d6c3d3c4&side=both&why=b3"),
    WHY_ANY("/play?moves=f5d6c3d3c4&side=both&why=1"),
    EARLIER("/play?moves=f5d6c3d3c4&side=both&ply=2"),
    PASSED("/play?side=both&moves=d3c3b3b2f5a3a1c1"),
    HINTS("/play/hints?moves=f5d6c3d3c4&side=both&level=6&hints=1"),
    REVIEW("/play/analysis?moves=f5d6c3d3c4&side=both"),
    BRANCH("/play/analysis?moves=f5d6c3d3e3&side=both&own=both-f5d6c3d3c4&hints=1&upto=5"),
    TRY_AGAIN(
            "/play/again?side=both&mistakes=53&tried=e1&moves="
                    + "f5d6c5f4e7c6d3f3b6f6g3e6f7c4f2d7e3f8c3g6c8e8h7d8c7b8g8h8g7"
                    + "h6h5g5g4a5a6b4a4b5b7b3c2a8a7a3h4h3a2c1b1a1d1d2g1e1e2b2f1g2h2"),
    CHOICE("/play/choice?moves=f5d6c3d3&level=6"),
    OVER("/play?side=both&moves=d3c3b3d2e1d6d7e3f4"),
    MISTYPED("/play?moves=f5d6&side=both&text=f5d6h8"),
    ENGINE_ALONE("/play?side=none&pause=1&moves=f5d6"),
    BY_HAND("/play?setup=1&moves=f5d6"),
    TYPED_WRONG("/play?moves=f5d6&typed=a1"),
    SCORE_FOUR("/score-four?side=both&moves=a1a4b1a4c1a4&reach=1"),
    SCORE_FOUR_OVER("/score-four?side=both&moves=a1a2b1b2c1c3d1"),
    SCORE_FOUR_WHY("/score-four?moves=a1b2&why=a1"),
    SCORE_FOUR_CHOICE("/score-four/choice?moves=a1d4b2c3&level=4"),
    TASK("/write?task=left"),
    TASK_IN_ORDER(
            "/write?task=shift&check=1&code="
                    + "Ky5JLMlMVkjLzEvMUcjJz0tX8PMPiXfz9HGNd1SwVTCoMHczd4tHJXysuYpxa_MAa3NzdX"
                    + "ONRyWA2rjASoszMtNKNCDM1BJNhWouBSAA83Pzy1JTgAYAxRVsbBQMrcFSRaklpUV5EElrrlouAA"),
    TASK_TYPED("/write?task=flips"),
    TASK_JUDGED(
            "/write?check=1&code="
                    + "y8nPS1coKC3RyAExUjKLk4t1FMDs4sLSxKJUTYVqLgUgKEotKS3KgyhQ0IZKWnPVcgEA"),
    TASK_STEPPED(
            "/write/steps?beside=1&code="
                    + "y8nPS1coKC3RyAExUjKLk4t1FMDs4sLSxKJUTYVqLgUgKEotKS3KgyhQ0IZKWnPVcgEA"),
    BITS("/bits"),
    BITS_OF_A_BIT("/bits?at=rest&bit=b5"),
    BITS_STEPPED("/bits/steps?at=low"),
    TECHNIQUES("/trace"),
    STORYBOARD("/trace/reversi/mobility/left"),
    STORYBOARD_OF_A_MOVE("/trace/reversi/flips/core?moves=f5d6c3&ply=2&move=c3&side=both"),
    SET_UP("/trace/reversi/flips/loop?setup=1&at=flips&detail=stage"),
    FOUR_BY_FOUR("/trace/reversi/mobility/mini"),
    TIC_TAC_TOE("/trace/tictactoe/lines?at=3"),
    CUBE("/trace/scorefour/drop"),
    ROWS_OF_BITS("/trace/bits/carry-run"),
    COORDINATES("/trace/bits/place"),
    SHEET("/trace/bits/carry-run?at=2&print=1"),
    SHEET_BEGUN("/sheet/carries"),
    SHEET_ASKS("/sheet/carries?student=anna&q=3"),
    SHEET_TELLS("/sheet/carries?student=anna&q=3&answers=..1.......&try="),
    SHEET_CHOICE("/sheet/carries?student=anna&q=5&answers=....1....."),
    SHEET_CODE("/sheet/carries?student=anna&q=10"),
    SHEET_ON_PAPER("/sheet/carries?student=anna&print=1"),
    LESSON_WITH_KEY("/lessons/every-kind?print=key"),
    SHEET_ENDED("/sheet/" + Classroom.student(Classroom.sheet("carries"), "anna").handIn().code()),
    MARKS("/marks?sheet=carries"),
    MARKS_SHOWN("/marks?sheet=carries&question=3&slips=0.1"),
    STEP("/trace/reversi/mobility/left?at=run.2"),
    STEP_OF_A_MOVE("/trace/reversi/flips/core?moves=f5d6c3&ply=2&move=c3&side=both&at=5"),
    STAGE("/trace/reversi/mobility/shifts?at=0&detail=stage"),
    UNFOLDED("/trace/reversi/mobility/left?at=run.2&detail=statement&more=1&grid=1&numbers=1"),
    STORY_OF_A_BIT("/trace/reversi/mobility/left?at=legal&bit=b5&grid=1"),
    PRESENTED("/trace/reversi/mobility/left?at=run.2&present=1"),
    WHY_NOT("/trace/reversi/mobility/shifts?at=upright&why=a1"),
    CARRY("/trace/bits/carry-run?at=2"),
    LANES("/trace/popcount/stages?at=3&more=1"),
    CHANGED_STORYBOARD("/trace/reversi/mobility/left?edit=Mobility.left.6%3A-1L&tokens=1"),
    CHANGED_STEP(
            "/trace/reversi/flips/loop?at=flips&edit=FlipsLoop.flips.33%3A9"
                    + "&token=FlipsLoop.flips.6"),
    FROM_A_GAME("/trace/reversi/mobility/core?moves=f5d6&side=both&at=3"),
    NEAREST("/trace/reversi/mobility/left?at=9999"),
    COMPARED("/compare?left=reversi/mobility/left&right=reversi/mobility/core"),
    COMPARED_STEP("/compare?left=popcount/stages&right=popcount/subtract&at=rows"),
    COMPARED_ALONE("/compare?left=reversi/mobility/carry&right=reversi/mobility/shifts&at=ripple"),
    SLIP("/compare?left=clinic/mobility-right-mask"),
    SLIP_OF_THE_CUBE("/compare?left=clinic/reach-after"),
    QUESTION("/trace/reversi/mobility/carry?at=ripple&predict=1&more=1"),
    MARKED("/trace/reversi/mobility/carry?at=ripple&predict=1&check=1&answer=d2+g2+c4+b5"),
    QUESTION_OF_TRUTH("/trace/reversi/flips/loop?at=7&predict=1"),
    QUESTION_OF_LANES("/trace/popcount/stages?at=pairs&predict=1"),
    QUESTION_OF_LAYERS("/trace/scorefour/ground?at=1&predict=1"),
    PRACTISED("/sheet/reversi-mobility-carry"),
    UNREADABLE("/trace/reversi/mobility/carry?at=ripple&predict=1&check=1&answer=k9"),
    FRAMED_STEP("/embed/trace/reversi/mobility/left?at=run.2"),
    FRAMED_STEP_WITH_ALL("/embed/trace/reversi/mobility/left?at=run.2&controls=full&code=full"),
    FRAMED_COMPARISON("/embed/compare?at=3"),
    FRAMED_GAME("/embed/play?moves=f5d6c3d3c4&side=both"),
    FRAMED_CUBE("/embed/score-four?moves=a1b2c3&side=both"),
    FRAMED_FIGURE("/embed/figure/trace/reversi/mobility/left?at=run.2"),
    COURSE("/lessons"),
    HELP("/docs/addresses"),
    LESSON("/lessons/every-kind"),
    LESSON_ANSWERED("/lessons/every-kind?numbers=1&corners=a8+h7&race=1"),
    LESSON_SOLVED("/lessons/every-kind?numbers=2&corners=a8+h8"),
    LESSON_PREDICTED("/lessons/every-kind?corners=&guess=a1+b2"),
    LESSON_SHOWN("/lessons/every-kind?corners=%3F&guess=%3F&guess.seed=3"),
    LESSON_ON_PAPER("/lessons/every-kind?print=1"),
    LESSON_WITH_MISTAKES("/lessons/faulty"),
    LESSON_TO_PLAY("/lessons/playing"),
    EMBED_PANEL("/share?url=/trace/reversi/mobility/carry%3Fat%3Dripple&theme=dark"),
    NOT_FOUND("/nowhere"),
    REFUSED("/trace/reversi/mobility/left?position=XO"),
    TASK_UNREADABLE("/write?task=left&check=1"),
    TASK_FOREIGN(
            "/write?task=left&check=1&code="
                    + "K83Jz0tXyElNK9EoBTPzy_N0FKDMgoL8vNS8Ek2Fai4FIChKLSktygOpULCxUTC05qrlAgA"),
    CODE_CHANGED("/write?task=reversi/mobility/carry"),
    FRAMED_BITS("/embed/bits"),
    FRAMED_TASK("/embed/write?task=test&check=1"),
    LOST("/play?side=white&level=3&moves=d3c3b3d2e1d6d7e3f4"),
    PUZZLE("/play/puzzle?seed=5&strength=2"),
    OPENINGS("/play/openings?moves=f5d6c3"),
    CHESS("/trace/chess/magic-bishop"),
    CHESS_PRODUCT("/trace/chess/magic-bishop?at=product"),
    CHESS_SET_UP("/trace/chess/knight?setup=1&piece=Q&at=near"),
    CHESS_WHY("/trace/chess/magic-bishop?why=g4"),
    CHESS_LESSON("/lessons/a-knight-without-if"),
    CHESS_QUESTION("/sheet/chess-knight?student=anna&q=1"),
    OWN("/play/own"),
    OWN_STOPPED(
            "/play/own?moves=f5f4g3f6f3h2c4c5c6c3h3c7&moves-code="
                    + "fVLdasIwFL7vU5wrcSi6jaHDtg4GFQRR2B5A4hproU1Kkq6W6Z59Jye1rgOXi_Q0_XK-nx5tmEk_YJ"
                    + "8KlkEmRQLL9Tp62y6Wq-gdQrg_TqNptO1uK9_zCJvLT677VMpKDF0DWRRScGHu4MsDXOMxbERWgzaK"
                    + "pcnBQFkAEzHEeAVyVgODLBUcVCkA-ykwB46CMq6BGXrhccJH1IsIUiEQFbZE_vVTxhP0gbJRYcO9kK"
                    + "UiAj2jZkpWekiVqSTEKUskescjq-lKveOm4lzYk9xx76WCfiqMU2s5XBXAk6sGg4tluyxyVyPOwREP"
                    + "L_AAM5jAgM78FkrSC6Y122W2s70WwjPiLxbxGrlubDXWXqU5QMVqDIpaWPW28xDBoNMjei1FrEddoo"
                    + "zvjU0P0w8Cy9Vruf9IUvS7HHQ-n9_CtsEQHeIf_aYMQpg0dTccorA6TqF73lZilxOCWFf8o-XcCWiD"
                    + "yedScZw9XiARw3F1Q1CK37HQ1HSlnDpcjuBMu-KmVKK51IPvvo3ndB173zt7Pw");

    private final String address;

    Place(String address) {
        this.address = address;
    }

    /** Whether a console that shows this page has to say this: that it is an error page. */
    boolean expects(String complaint) {
        return switch (this) {
            case NOT_FOUND -> complaint.contains("/nowhere - ") && complaint.contains("404");
            case MISTYPED, TYPED_WRONG, REFUSED, UNREADABLE ->
                    complaint.contains(address) && complaint.contains("400");
            default -> false;
        };
    }

    /** Path and query. */
    String address() {
        return address;
    }
}
