//! Branches, loops that end, switches and jumps.

use super::Smith;
use super::scope::Place;
use super::types::{Scalar, Type, UINT};

/// The largest number of rounds of a loop.
const ROUNDS: usize = 5;

impl Smith<'_> {
    /// Writes a branch with one side or two.
    pub(super) fn branch(&mut self) {
        let condition = self.condition(1);
        self.line(&format!("if ({condition}) {{"));
        self.block(Self::statements);
        if self.choices.rarely(2) {
            self.line("} else {");
            self.block(Self::statements);
        }
        self.line("}");
    }

    /// Returns how often a loop runs: a number, or one that depends on the work-item.
    fn rounds(&mut self) -> String {
        if self.choices.rarely(2) {
            let value = self.expression(UINT, 1);
            return format!("({value} & 3u)");
        }
        (1 + self.choices.below(ROUNDS)).to_string()
    }

    /// Writes a loop of one of four forms.
    pub(super) fn repetition(&mut self) {
        let ((declaration, counter), rounds) = (self.counter(), self.rounds());
        // The number of rounds does not change.
        let limit = self.name("n");
        self.line(&format!("const uint {limit} = {rounds};"));
        match self.choices.below(4) {
            0 => {
                self.line(&format!("for ({declaration}; {counter} < {limit}; {counter}++) {{"));
                self.loop_body(&counter, |_| ());
            }
            1 => {
                self.line(&format!("{declaration};"));
                self.line(&format!("while ({counter} < {limit}) {{"));
                self.loop_body(&counter, |smith| smith.line(&format!("{counter}++;")));
            }
            2 => {
                self.line(&format!("{declaration};"));
                self.line("do {");
                self.loop_body(&counter, |_| ());
                return self.line(&format!("}} while ({counter}++ < {limit});"));
            }
            _ => {
                self.line(&format!("for ({declaration}; ; ) {{"));
                self.loop_body(&counter, |smith| smith.line(&format!("if (++{counter} > {limit}) break;")));
            }
        }
        self.line("}");
    }

    /// Writes the body of a loop: `first` is the part that counts, which no jump skips.
    fn loop_body(&mut self, counter: &str, first: impl FnOnce(&mut Self)) {
        let place = Place::constant(&format!("((uint){counter})"), UINT);
        self.block(|smith| {
            first(smith);
            smith.places.push(place);
            smith.statements();
            if smith.choices.rarely(3) {
                let condition = smith.condition(1);
                let leave = smith.choices.pick(&["break", "continue"]).unwrap_or("break");
                smith.line(&format!("if ({condition}) {leave};"));
                smith.statements();
            }
        });
    }

    /// Writes a switch with cases that fall through, and a default anywhere.
    pub(super) fn switch(&mut self) {
        let scalar =
            self.choices.pick(&[Scalar::UInt, Scalar::Int, Scalar::UChar, Scalar::Short, Scalar::Long]);
        let ty = Type::scalar(scalar.unwrap_or(Scalar::UInt));
        let value = self.expression(ty, 1);
        let is_small = !self.choices.rarely(3);
        let mask = if is_small { format!(" & ({ty})7") } else { String::new() };
        self.line(&format!("switch ({value}{mask}) {{"));
        let count = 1 + self.choices.below(5);
        let default = self.choices.below(count + 1);
        let mut used = Vec::new();
        for at in 0..count {
            if at == default {
                self.line("default: ;");
            }
            let distance = 1 + self.choices.below(3);
            let label = used.last().map_or(0, |last| last + distance);
            used.push(label);
            // Older compilers need a statement behind the last label.
            self.line(&format!("case {label}: ;"));
            if self.choices.rarely(4) {
                continue;
            }
            self.line("{");
            self.block(Self::statements);
            self.line("}");
            if !self.choices.rarely(3) {
                self.line("break;");
            }
        }
        self.line("}");
    }

    /// Writes a jump: over statements, back to statements, or into a loop.
    pub(super) fn jump(&mut self) {
        let (label, condition) = (self.name("l"), self.condition(1));
        match self.choices.below(3) {
            0 => {
                self.line(&format!("if ({condition}) goto {label};"));
                self.line("{");
                self.block(Self::statements);
                self.line("}");
                self.line(&format!("{label}: ;"));
            }
            1 => {
                let counter = self.name("i");
                self.line(&format!("uint {counter} = 0;"));
                self.line(&format!("{label}: ;"));
                self.line("{");
                self.block(Self::statements);
                self.line("}");
                self.line(&format!("if (++{counter} < {ROUNDS}u && {condition}) goto {label};"));
            }
            _ => {
                let counter = self.name("i");
                self.line(&format!("uint {counter} = 0;"));
                self.line(&format!("if ({condition}) goto {label};"));
                self.line(&format!("while ({counter} < {ROUNDS}u) {{"));
                self.line("{");
                self.block(Self::statements);
                self.line("}");
                self.line(&format!("{label}: {counter} += 2;"));
                self.line("{");
                self.block(Self::statements);
                self.line("}");
                self.line("}");
            }
        }
    }
}
