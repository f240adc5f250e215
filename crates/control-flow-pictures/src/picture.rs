//! The drawing, as SVG: text flush left in a monospaced font.

use layout::core::format::{ClipHandle, RenderBackend};
use layout::core::geometry::Point;
use layout::core::style::StyleAttr;
use std::fmt::Write;

/// The size of the font, in pixels.
pub(super) const FONT_SIZE: usize = 12;

/// How wide a character is, and how high a line, in pixels.
const CHARACTER: f64 = 7.3;
const LINE: f64 = 15.0;

/// Between a text and the box around it, in pixels.
const PADDING: f64 = 8.0;

/// A picture in the making.
#[derive(Default)]
pub(super) struct Picture {
    content: String,
    width: f64,
    height: f64,
}

/// How large the box around a text is.
pub(super) fn size_of(text: &str) -> Point {
    let longest = text.lines().map(|line| line.chars().count()).max().unwrap_or(0);
    Point::new(longest as f64 * CHARACTER + 2.0 * PADDING, text.lines().count() as f64 * LINE + 2.0 * PADDING)
}

impl Picture {
    fn reach(&mut self, x: f64, y: f64) {
        self.width = self.width.max(x + PADDING);
        self.height = self.height.max(y + PADDING);
    }

    /// Draws the frame around a construct, with a title in its upper left corner.
    pub(super) fn draw_frame(&mut self, at: Point, size: Point, title: &str, is_loop: bool) {
        self.reach(at.x + size.x, at.y + size.y);
        let fill = if is_loop { "#e8f0fb" } else { "#f6f1e4" };
        let _ = writeln!(
            self.content,
            "<rect x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{:.1}\" rx=\"6\" fill=\"{fill}\" stroke=\"gray\"/>\n\
             <text x=\"{:.1}\" y=\"{:.1}\" fill=\"dimgray\">{}</text>",
            at.x,
            at.y,
            size.x,
            size.y,
            at.x + PADDING,
            at.y + LINE,
            escaped(title)
        );
    }

    /// The whole file.
    pub(super) fn finish(self, title: &str) -> String {
        let Picture { content, width, height } = self;
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width:.0}\" height=\"{height:.0}\" \
             viewBox=\"0 0 {width:.0} {height:.0}\" font-family=\"monospace\" font-size=\"{FONT_SIZE}px\">\n\
             <title>{}</title>\n\
             <defs><marker id=\"head\" markerWidth=\"10\" markerHeight=\"7\" refX=\"10\" refY=\"3.5\" orient=\"auto-start-reverse\">\
             <path d=\"M0 0 L10 3.5 L0 7 Z\"/></marker></defs>\n\
             <rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n{content}</svg>\n",
            escaped(title)
        )
    }
}

impl RenderBackend for Picture {
    fn draw_rect(&mut self, at: Point, size: Point, _: &StyleAttr, _: Option<String>, _: Option<ClipHandle>) {
        self.reach(at.x + size.x, at.y + size.y);
        // Writing to a string cannot fail, here and below.
        let _ = writeln!(
            self.content,
            "<rect x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{:.1}\" fill=\"white\" stroke=\"black\"/>",
            at.x, at.y, size.x, size.y
        );
    }

    fn draw_text(&mut self, middle: Point, text: &str, _: &StyleAttr) {
        let size = size_of(text);
        let left = middle.x - size.x / 2.0 + PADDING;
        self.reach(middle.x + size.x / 2.0 - PADDING, middle.y + size.y / 2.0 - PADDING);
        let mut y = middle.y - size.y / 2.0 + PADDING + LINE * 0.75;
        for line in text.lines() {
            // The name of a block is distinct from the label of an edge.
            let weight = if line.ends_with(':') { " font-weight=\"bold\"" } else { "" };
            // The line fits the box in any font.
            let width = line.chars().count() as f64 * CHARACTER;
            let _ = writeln!(
                self.content,
                "<text x=\"{left:.1}\" y=\"{y:.1}\" textLength=\"{width:.1}\" lengthAdjust=\"spacingAndGlyphs\"{weight} \
                 xml:space=\"preserve\">{}</text>",
                escaped(line)
            );
            y += LINE;
        }
    }

    fn draw_arrow(
        &mut self,
        path: &[(Point, Point)],
        dashed: bool,
        head: (bool, bool),
        _: &StyleAttr,
        _: Option<String>,
        _: &str,
    ) {
        let [(start, leaving), (next, entering), rest @ ..] = path else { return };
        let mut line = format!(
            "M{:.1} {:.1} C{:.1} {:.1} {:.1} {:.1} {:.1} {:.1}",
            start.x, start.y, leaving.x, leaving.y, next.x, next.y, entering.x, entering.y
        );
        for (control, to) in rest {
            let _ = write!(line, " S{:.1} {:.1} {:.1} {:.1}", control.x, control.y, to.x, to.y);
        }
        path.iter().for_each(|(a, b)| self.reach(a.x.max(b.x), a.y.max(b.y)));
        let dash = if dashed { " stroke-dasharray=\"5,4\"" } else { "" };
        let starts = if head.0 { " marker-start=\"url(#head)\"" } else { "" };
        let ends = if head.1 { " marker-end=\"url(#head)\"" } else { "" };
        let _ =
            writeln!(self.content, "<path d=\"{line}\" fill=\"none\" stroke=\"black\"{dash}{starts}{ends}/>");
    }

    fn draw_circle(&mut self, _: Point, _: Point, _: &StyleAttr, _: Option<String>) {}

    fn draw_line(&mut self, _: Point, _: Point, _: &StyleAttr, _: Option<String>) {}

    fn create_clip(&mut self, _: Point, _: Point, _: usize) -> ClipHandle {
        0
    }
}

/// Returns the text as it is in XML, which has no representation for control characters.
fn escaped(text: &str) -> String {
    let mut out = String::new();
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            c if c.is_control() => out.push('\u{fffd}'),
            c => out.push(c),
        }
    }
    out
}
