//! Indexes over the table, made by the compiler: a run that translates one small kernel would take longer to build them
//! than to use them.

use crate::name::Slots;
use crate::row::{Face, Inst, Name, Row};
use crate::rows::TABLE;

/// Where a row is in the table, and a face in its row.
#[derive(Clone, Copy)]
struct At {
    topic: u8,
    row: u8,
    face: u8,
}

const FIRST: At = At { topic: 0, row: 0, face: 0 };

/// How many rows, faces with a fixed name, and faces with a pattern there are.
const COUNTS: [usize; 3] = {
    let mut counts = [0; 3];
    let mut topic = 0;
    while topic < TABLE.len() {
        counts[0] += TABLE[topic].len();
        let mut row = 0;
        while row < TABLE[topic].len() {
            let faces = TABLE[topic][row].faces;
            let mut face = 0;
            while face < faces.len() {
                counts[if matches!(faces[face].name, Name::Is(_)) { 1 } else { 2 }] += 1;
                face += 1;
            }
            row += 1;
        }
        topic += 1;
    }
    counts
};

struct Index {
    /// Ascending instruction.
    rows: [At; COUNTS[0]],
    /// Ascending name; faces of one name in the order of the table.
    names: [At; COUNTS[1]],
    /// In the order of the table.
    patterns: [At; COUNTS[2]],
}

#[allow(long_running_const_eval)] // it sorts all names
static INDEX: Index = {
    let mut index =
        Index { rows: [FIRST; COUNTS[0]], names: [FIRST; COUNTS[1]], patterns: [FIRST; COUNTS[2]] };
    let mut used = [0; 3];
    let mut topic = 0;
    while topic < TABLE.len() {
        let mut row = 0;
        while row < TABLE[topic].len() {
            let at = At { topic: topic as u8, row: row as u8, face: 0 };
            // A place that does not fit its number is an error of the compiler.
            assert!(at.topic as usize == topic && at.row as usize == row);
            let place = place_of_row(&index.rows, used[0], number(TABLE[topic][row].inst));
            insert(&mut index.rows, used[0], place, at);
            used[0] += 1;
            let faces = TABLE[topic][row].faces;
            let mut face = 0;
            while face < faces.len() {
                let at = At { face: face as u8, ..at };
                assert!(at.face as usize == face);
                match faces[face].name {
                    Name::Is(name) => {
                        let place = place_of_name(&index.names, used[1], name.as_bytes());
                        insert(&mut index.names, used[1], place, at);
                        used[1] += 1;
                    }
                    Name::Pattern(_) => {
                        index.patterns[used[2]] = at;
                        used[2] += 1;
                    }
                }
                face += 1;
            }
            row += 1;
        }
        topic += 1;
    }
    index
};

/// Moves the elements from a place on by one and inserts an element there.
const fn insert(list: &mut [At], used: usize, place: usize, at: At) {
    let mut last = used;
    while last > place {
        list[last] = list[last - 1];
        last -= 1;
    }
    list[place] = at;
}

/// Returns an instruction as a unique number.
const fn number(inst: Inst) -> u64 {
    match inst {
        Inst::Core(op) => op.0 as u64,
        Inst::Variable(builtin) => 1 << 32 | builtin.0 as u64,
        Inst::Ext(set, number) => (2 + set as u64) << 32 | number as u64,
    }
}

/// Where an instruction belongs among the first rows.
const fn place_of_row(rows: &[At], used: usize, wanted: u64) -> usize {
    let (mut low, mut high) = (0, used);
    while low < high {
        let middle = usize::midpoint(low, high);
        let at = rows[middle];
        if number(TABLE[at.topic as usize][at.row as usize].inst) <= wanted {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    low
}

/// Returns the place of another face of a name among the first names: after those of the same name.
const fn place_of_name(names: &[At], used: usize, wanted: &[u8]) -> usize {
    let (mut low, mut high) = (0, used);
    while low < high {
        let middle = usize::midpoint(low, high);
        let at = names[middle];
        let known = match TABLE[at.topic as usize][at.row as usize].faces[at.face as usize].name {
            Name::Is(name) => name.as_bytes(),
            Name::Pattern(_) => &[],
        };
        if is_after(known, wanted) {
            high = middle;
        } else {
            low = middle + 1;
        }
    }
    low
}

const fn is_after(a: &[u8], b: &[u8]) -> bool {
    let mut i = 0;
    while i < a.len() && i < b.len() {
        if a[i] != b[i] {
            return a[i] > b[i];
        }
        i += 1;
    }
    a.len() > b.len()
}

impl At {
    fn row(self) -> Option<&'static Row> {
        TABLE.get(usize::from(self.topic))?.get(usize::from(self.row))
    }

    fn face(self) -> Option<(Inst, &'static Face)> {
        let row = self.row()?;
        Some((row.inst, row.faces.get(usize::from(self.face))?))
    }

    /// The fixed name of the face.
    fn name(self) -> &'static str {
        match self.face().map(|(_, face)| face.name) {
            Some(Name::Is(name)) => name,
            _ => "",
        }
    }
}

/// Faces with that name, in the order of the table: those with a fixed name first.
pub(crate) fn faces(name: &str) -> impl Iterator<Item = (Inst, &'static Face, Slots)> {
    let first = INDEX.names.partition_point(|at| at.name() < name);
    let exact = INDEX.names.get(first..).unwrap_or_default().iter();
    let exact = exact.take_while(move |at| at.name() == name).filter_map(|at| at.face());
    let exact = exact.map(|(inst, face)| (inst, face, Slots::default()));
    exact.chain(INDEX.patterns.iter().filter_map(|at| at.face()).filter_map(move |(inst, face)| {
        let fits = name.starts_with(face.name.prefix());
        Some((inst, face, fits.then(|| face.name.parse(name)).flatten()?))
    }))
}

/// Every row of the table.
pub fn rows() -> impl Iterator<Item = &'static Row> {
    TABLE.iter().copied().flatten()
}

/// The row of an instruction; `None` if it has no OpenCL C spelling.
pub fn row(inst: Inst) -> Option<&'static Row> {
    let wanted = number(inst);
    let of = |at: &At| at.row().map(|row| number(row.inst));
    let found = INDEX.rows.binary_search_by(|at| of(at).cmp(&Some(wanted))).ok()?;
    INDEX.rows.get(found)?.row()
}
