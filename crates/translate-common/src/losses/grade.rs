//! How much a loss matters.

/// The severity of a loss, in ascending order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum LossGrade {
    /// Only information for people and tools differs: debug information, names of producers.
    Cosmetic,
    /// The program means the same; a compiler lacks a hint.
    Performance,
    /// The program may do something else, or be used differently: a required size, a linkage, a mode of floats.
    Semantic,
}

impl LossGrade {
    /// Every grade, in ascending order.
    pub const ALL: [LossGrade; 3] = [LossGrade::Cosmetic, LossGrade::Performance, LossGrade::Semantic];

    /// Returns its effect on the program.
    pub fn meaning(self) -> &'static str {
        match self {
            LossGrade::Cosmetic => "only information for people and tools is lost",
            LossGrade::Performance => "the behavior is the same, but compilers lack a hint",
            LossGrade::Semantic => "the behavior of the program, or its interface, may change",
        }
    }

    /// Returns the name of the grade in reports and options.
    pub fn name(self) -> &'static str {
        match self {
            LossGrade::Cosmetic => "cosmetic",
            LossGrade::Performance => "performance",
            LossGrade::Semantic => "semantic",
        }
    }
}
