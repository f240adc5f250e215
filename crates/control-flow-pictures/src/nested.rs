//! The picture of a function with structured control flow: each construct is a frame around its blocks, which stand below
//! each other in their order.

use super::constructs::Construct;
use super::picture::{self, Picture};
use layout::core::color::Color;
use layout::core::format::RenderBackend;
use layout::core::geometry::Point;
use layout::core::style::StyleAttr;
use spirv_llvm::{ControlFlow, EdgeKind};

/// Between boxes, in pixels.
const GAP: f64 = 28.0;
/// The distance between a frame and its contents, and the height of its title.
const MARGIN: f64 = 32.0;
const TITLE: f64 = 18.0;

/// A box at a place.
#[derive(Clone, Copy)]
struct Placed {
    at: Point,
    size: Point,
}

/// The contents of a construct, in the order of the blocks.
enum Item {
    Block(usize),
    Construct(usize),
}

/// Draws a graph that has constructs.
pub(super) fn draw(
    graph: &ControlFlow,
    constructs: Vec<Construct>,
    instructions: bool,
    picture: &mut Picture,
) {
    let texts: Vec<String> =
        graph.blocks.iter().map(|block| super::lines(block, instructions).join("\n")).collect();
    let mut drawing = Drawing {
        constructs,
        sizes: texts.iter().map(|text| picture::size_of(text)).collect(),
        frames: Vec::new(),
        blocks: vec![None; graph.blocks.len()],
    };
    drawing.measure();
    drawing.place(0, Point::new(MARGIN, MARGIN));
    let style = StyleAttr::simple();
    for (number, construct) in drawing.constructs.iter().enumerate().skip(1) {
        if let Some(Some(frame)) = drawing.frames.get(number) {
            picture.draw_frame(frame.at, frame.size, construct.title(), construct.is_loop);
        }
    }
    for (block, text) in drawing.blocks.iter().zip(&texts) {
        if let Some(Placed { at, size }) = block {
            picture.draw_rect(*at, *size, &style, None, None);
            picture.draw_text(Point::new(at.x + size.x / 2.0, at.y + size.y / 2.0), text, &style);
        }
    }
    for (from, block) in graph.blocks.iter().enumerate() {
        for edge in block.edges.iter().filter(|edge| edge.kind == EdgeKind::Branch) {
            if let (Some(Some(from)), Some(Some(to))) =
                (drawing.blocks.get(from), drawing.blocks.get(edge.to))
            {
                arrow(picture, &drawing.blocks, *from, *to, &edge.label);
            }
        }
    }
}

struct Drawing {
    constructs: Vec<Construct>,
    /// Of the blocks.
    sizes: Vec<Point>,
    /// By construct: the size, then the frame.
    frames: Vec<Option<Placed>>,
    blocks: Vec<Option<Placed>>,
}

impl Drawing {
    fn items(&self, number: usize) -> Vec<Item> {
        let construct = &self.constructs[number];
        let blocks = construct.blocks.iter().map(|&block| (block, Item::Block(block)));
        let inner =
            construct.inner.iter().map(|&inner| (self.constructs[inner].header, Item::Construct(inner)));
        let mut items: Vec<(usize, Item)> = blocks.chain(inner).collect();
        items.sort_by_key(|(order, _)| *order);
        items.into_iter().map(|(_, item)| item).collect()
    }

    fn size(&self, item: &Item) -> Point {
        match *item {
            Item::Block(block) => self.sizes[block],
            Item::Construct(number) => self.frames[number].map_or(Point::zero(), |frame| frame.size),
        }
    }

    /// Computes the sizes of all constructs, inner ones first: they come behind the outer ones.
    fn measure(&mut self) {
        self.frames = vec![None; self.constructs.len()];
        for number in (0..self.constructs.len()).rev() {
            let sizes: Vec<Point> = self.items(number).iter().map(|item| self.size(item)).collect();
            let width = sizes.iter().map(|size| size.x).fold(0.0, f64::max);
            let gaps = GAP * sizes.len().saturating_sub(1) as f64;
            let height = sizes.iter().map(|size| size.y).sum::<f64>() + gaps;
            let size = Point::new(width + 2.0 * MARGIN, height + TITLE + 2.0 * MARGIN);
            self.frames[number] = Some(Placed { at: Point::zero(), size });
        }
    }

    /// Places a construct and all that is in it.
    fn place(&mut self, number: usize, at: Point) {
        let mut work = vec![(number, at)];
        while let Some((number, at)) = work.pop() {
            let width = match &mut self.frames[number] {
                Some(frame) => {
                    frame.at = at;
                    frame.size.x
                }
                None => continue,
            };
            let mut y = at.y + TITLE + MARGIN;
            for item in self.items(number) {
                let size = self.size(&item);
                let here = Point::new(at.x + (width - size.x) / 2.0, y);
                match item {
                    Item::Block(block) => self.blocks[block] = Some(Placed { at: here, size }),
                    Item::Construct(inner) => work.push((inner, here)),
                }
                y += size.y + GAP;
            }
        }
    }
}

/// Draws an arrow from a block to another: straight if nothing is between them, otherwise around the obstacles, forward on the
/// right and back on the left.
fn arrow(picture: &mut Picture, blocks: &[Option<Placed>], from: Placed, to: Placed, label: &str) {
    let style = StyleAttr::new(Color::fast("black"), 1, None, 0, picture::FONT_SIZE);
    let bottom = from.at.y + from.size.y;
    let is_down = to.at.y > bottom;
    let (above, below) = if is_down { (from, to) } else { (to, from) };
    let between: Vec<&Placed> =
        blocks.iter().flatten().filter(|block| block.at.y > above.at.y && block.at.y < below.at.y).collect();
    if is_down && between.is_empty() {
        let start = Point::new(from.at.x + from.size.x / 2.0, bottom);
        let end = Point::new(to.at.x + to.size.x / 2.0, to.at.y);
        let middle = f64::midpoint(start.y, end.y);
        let path = [(start, Point::new(start.x, middle)), (Point::new(end.x, middle), end)];
        picture.draw_arrow(&path, false, (false, true), &style, None, "");
        return draw_label(picture, Point::new(f64::midpoint(start.x, end.x), middle), label, &style);
    }
    let around = between.into_iter().chain([&from, &to]);
    let (x, start_x, end_x) = if is_down {
        let right = around.map(|block| block.at.x + block.size.x).fold(0.0, f64::max);
        (right + GAP, from.at.x + from.size.x, to.at.x + to.size.x)
    } else {
        let left = around.map(|block| block.at.x).fold(f64::MAX, f64::min);
        ((left - GAP).max(0.0), from.at.x, to.at.x)
    };
    let start = Point::new(start_x, from.at.y + from.size.y / 2.0);
    let end = Point::new(end_x, to.at.y + to.size.y / 2.0);
    let path = [(start, Point::new(x, start.y)), (Point::new(x, end.y), end)];
    picture.draw_arrow(&path, false, (false, true), &style, None, "");
    draw_label(picture, Point::new(f64::midpoint(start.x, x), start.y), label, &style);
}

fn draw_label(picture: &mut Picture, at: Point, label: &str, style: &StyleAttr) {
    if !label.is_empty() {
        picture.draw_text(at, label, style);
    }
}
