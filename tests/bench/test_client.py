"""What the benchmark of the client says about its measurements."""

from bench.client import SOFTWARE, frame_row, row


def test_frames_are_compared_with_both_targets() -> None:
    smooth = frame_row([16.7] * 99 + [50.0])
    assert smooth == (
        "  frame to frame: median 16.7 ms (target 17: met), "
        "99.0% of 100 within 34 ms (target 99 %: met)"
    )
    assert frame_row([33.3] * 97 + [50.0] * 3).count("missed") == 2


def test_without_measurements_there_is_no_figure() -> None:
    assert frame_row([]) == "  frame to frame: nothing was measured"
    assert row("click to screen", [], 100) == "  click to screen: nothing was measured"


def test_a_renderer_in_software_does_not_count_as_a_gpu() -> None:
    assert SOFTWARE.search("ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero)))")
    assert not SOFTWARE.search("ANGLE (Intel, Mesa Intel(R) UHD Graphics 620)")
