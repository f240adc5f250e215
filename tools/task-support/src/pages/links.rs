//! Links between pages: inline links and images of Markdown outside code, and the anchors of headings.

use std::collections::BTreeMap;
use std::ops::Range;

/// An inline link or image.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link<'p> {
    /// The text between the brackets.
    pub text: &'p str,
    /// The target without its anchor: empty for a place of the same page.
    pub target: &'p str,
    /// The anchor behind `#`.
    pub anchor: Option<&'p str>,
    /// Whether it is an image.
    pub is_image: bool,
    /// The bytes of the link in the page, those of an image with its `!`.
    pub place: Range<usize>,
}

impl Link<'_> {
    /// Returns whether the target is not a file: an address of the web.
    #[must_use]
    pub fn is_external(&self) -> bool {
        self.target.contains("://") || self.target.starts_with("mailto:")
    }
}

/// Returns the links of a page, in order.
#[must_use]
pub fn links(page: &str) -> Vec<Link<'_>> {
    prose(page).into_iter().flat_map(|line| links_of_line(page, line)).collect()
}

/// Returns the code spans of a page outside code blocks and links, with their bytes in the page, the marks included.
#[must_use]
pub fn code_spans(page: &str) -> Vec<(Range<usize>, &str)> {
    let mut found = Vec::new();
    for line in prose(page) {
        let in_links = links_of_line(page, line.clone());
        let mut at = line.start;
        for (index, part) in page[line].split('`').enumerate() {
            let place = at..at + part.len();
            at = place.end + 1;
            let is_linked = in_links.iter().any(|link| link.place.contains(&place.start));
            if index % 2 == 1
                && !part.is_empty()
                && !is_linked
                && page.as_bytes().get(place.end) == Some(&b'`')
            {
                found.push((place.start - 1..place.end + 1, &page[place]));
            }
        }
    }
    found
}

/// Returns the anchors of the headings of a page, as mdBook and GitHub make them.
#[must_use]
pub fn anchors(page: &str) -> Vec<String> {
    let mut seen: BTreeMap<String, usize> = BTreeMap::new();
    let headings = prose(page).into_iter().filter_map(|line| heading(&page[line]));
    headings
        .map(|text| {
            let anchor = anchor(text);
            let count = seen.entry(anchor.clone()).or_default();
            *count += 1;
            if *count == 1 { anchor } else { format!("{anchor}-{}", *count - 1) }
        })
        .collect()
}

/// Returns the title of a page: its first heading.
#[must_use]
pub fn title(page: &str) -> Option<&str> {
    prose(page).into_iter().find_map(|line| heading(&page[line]))
}

fn heading(line: &str) -> Option<&str> {
    line.starts_with('#')
        .then(|| line.trim_start_matches('#'))
        .and_then(|text| text.strip_prefix(' '))
        .map(str::trim)
}

fn anchor(heading: &str) -> String {
    let kept = heading.chars().filter(|c| c.is_alphanumeric() || " -_".contains(*c));
    kept.map(|c| if c == ' ' { '-' } else { c.to_ascii_lowercase() }).collect()
}

/// The lines outside fenced and indented code blocks, as bytes of the page without the end of the line.
fn prose(page: &str) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    let (mut at, mut is_code) = (0, false);
    for line in page.split_inclusive('\n') {
        let text = line.trim_end_matches(['\n', '\r']);
        if text.trim_start().starts_with("```") {
            is_code = !is_code;
        } else if !is_code && !text.starts_with("    ") {
            found.push(at..at + text.len());
        }
        at += line.len();
    }
    found
}

fn links_of_line(page: &str, line: Range<usize>) -> Vec<Link<'_>> {
    let text = &page[line.clone()];
    let mut found = Vec::new();
    let mut from = 0;
    while let Some(middle) = text[from..].find("](").map(|at| from + at) {
        from = middle + 2;
        let Some(end) = text[from..].find(')').map(|at| from + at) else { continue };
        let Some(begin) = opening(text, middle) else { continue };
        // Brackets of code, such as `a[i](x)`, are no link.
        if text[..begin].matches('`').count() % 2 == 1 {
            continue;
        }
        let address = text[from..end].trim();
        let (target, anchor) = match address.split_once('#') {
            Some((target, anchor)) => (target, Some(anchor)),
            None => (address, None),
        };
        let is_image = text[..begin].ends_with('!');
        let place = line.start + begin - usize::from(is_image)..line.start + end + 1;
        found.push(Link { text: &text[begin + 1..middle], target, anchor, is_image, place });
    }
    found
}

/// The bracket that the one at `close` closes.
fn opening(text: &str, close: usize) -> Option<usize> {
    let mut depth = 0_usize;
    for (at, c) in text[..close].char_indices().rev() {
        match c {
            ']' => depth += 1,
            '[' if depth == 0 => return Some(at),
            '[' => depth -= 1,
            _ => {}
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "# A *page*: `x_y`\n\nSee [a [b]](b.md#c-d), ![pic](p.png) and `v[0](i)`.\n\n```text\n[no](no.md)\n```\n\
        ## Two\n## Two\n`docs/a.md` and [`b`](b.md)\n";

    #[test]
    fn links_are_found_outside_code() {
        let links = links(PAGE);
        let found: Vec<_> =
            links.iter().map(|link| (link.text, link.target, link.anchor, link.is_image)).collect();
        let expected = [
            ("a [b]", "b.md", Some("c-d"), false),
            ("pic", "p.png", None, true),
            ("`b`", "b.md", None, false),
        ];
        assert_eq!(found, expected);
        assert_eq!(&PAGE[links[1].place.clone()], "![pic](p.png)");
    }

    #[test]
    fn headings_have_anchors() {
        assert_eq!(anchors(PAGE), ["a-page-x_y", "two", "two-1"]);
        assert_eq!(title(PAGE), Some("A *page*: `x_y`"));
    }

    #[test]
    fn code_spans_are_found_outside_links() {
        let spans: Vec<_> = code_spans(PAGE).into_iter().map(|(_, text)| text).collect();
        assert_eq!(spans, ["x_y", "v[0](i)", "docs/a.md"]);
    }
}
