//! The surroundings of a function: memory that it gets by pointers, and functions without a body.
//!
//! Each object outside of the function has an address of its own, by its name. Its bytes and the results of unknown functions
//! are the same for two executions in one world: numbers that a seed decides, or symbols.

use crate::bits::{Bits, Script};
use crate::semantics::Scalar;
use num_bigint::BigUint;
use std::collections::{BTreeMap, BTreeSet};

/// The address of the first variable of a function.
const VARIABLES: u64 = 1 << 20;
/// The address of the first object outside.
const OBJECTS: u64 = 1 << 28;
/// The distance between objects outside. The address of an object is in the middle of its part of memory.
const STRIDE: u64 = 1 << 20;

/// How many objects there are at most by pointers from memory.
const MOST_OBJECTS: usize = 64;

/// The beginning of the names of functions among objects.
pub(crate) const FUNCTION: &str = "function @";

/// The source of values that nothing states.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Source {
    /// There is none: unknown functions are not modeled, and there are no objects outside.
    Closed,
    /// Numbers by a seed.
    Seed(u64),
    /// Symbols.
    Symbols,
}

/// Known bytes of objects, and the symbols so far.
#[derive(Clone, Debug)]
pub struct World {
    source: Source,
    variables: u64,
    /// The offset of the addresses of functions from those of other objects.
    functions: u64,
    places: BTreeMap<String, u64>,
    /// Bytes of constants: known, and never changed.
    constants: BTreeMap<u64, Scalar>,
    /// Bytes of objects that were used, by the number of unknown writes before.
    bytes: BTreeMap<(u32, u64), Bits>,
    /// Unknown functions whose results were used since [`World::take_names`].
    names: BTreeSet<String>,
}

impl World {
    fn new(source: Source) -> World {
        World {
            source,
            variables: VARIABLES,
            functions: 0,
            places: BTreeMap::new(),
            constants: BTreeMap::new(),
            bytes: BTreeMap::new(),
            names: BTreeSet::new(),
        }
    }
    /// Returns a world without objects and unknown functions.
    pub fn closed() -> World {
        World::new(Source::Closed)
    }
    /// Returns a world of numbers.
    pub fn of_values(seed: u64) -> World {
        World::new(Source::Seed(seed))
    }
    /// Returns a world of symbols.
    pub fn of_symbols() -> World {
        World::new(Source::Symbols)
    }

    /// Moves functions, and their variables, to other addresses.
    #[must_use]
    pub fn with_other_addresses(mut self) -> World {
        self.variables += 1 << 24;
        self.functions += 0x1_2345;
        self
    }

    /// Returns the address of the first variable of a function.
    pub(crate) fn variables(&self) -> u64 {
        self.variables
    }
    /// Returns whether unknown functions and objects are modeled.
    pub(crate) fn is_open(&self) -> bool {
        self.source != Source::Closed
    }

    /// Returns the address of an object, and whether it is new.
    pub(crate) fn place(&mut self, name: &str) -> (u64, bool) {
        if let Some(&known) = self.places.get(name) {
            return (known, false);
        }
        let offset = if name.starts_with(FUNCTION) { self.functions } else { 0 };
        let address = OBJECTS + self.places.len() as u64 * STRIDE + STRIDE / 2 + offset;
        self.places.insert(name.to_owned(), address);
        (address, true)
    }
    /// Returns the name of the object that has an address.
    pub(crate) fn object(&self, address: u64) -> Option<&str> {
        self.places.iter().find(|(_, place)| **place == address).map(|(name, _)| name.as_str())
    }
    /// Returns an address as an offset from an object.
    pub(crate) fn describe(&self, address: u64) -> String {
        let near = self.places.iter().min_by_key(|(_, place)| place.abs_diff(address));
        match near {
            Some((name, &place)) => format!("byte {} of {name}", address.wrapping_sub(place) as i64),
            None => format!("byte {address:#x}"),
        }
    }
    /// Returns whether an address is in an object.
    pub(crate) fn contains(&self, address: u64) -> bool {
        (OBJECTS..OBJECTS + self.places.len() as u64 * STRIDE).contains(&address)
    }
    /// Returns whether an address is in the part of memory for variables of functions.
    pub(crate) fn is_of_variables(address: u64) -> bool {
        (VARIABLES..OBJECTS).contains(&address)
    }

    /// States a byte of a constant.
    pub(crate) fn set_constant(&mut self, address: u64, byte: Scalar) {
        self.constants.insert(address, byte);
    }

    /// Returns a byte that no function has written, after a number of unknown writes.
    pub(crate) fn byte(&mut self, script: &mut Script, writes: u32, address: u64) -> Scalar {
        if let Some(constant) = self.constants.get(&address) {
            return constant.clone();
        }
        if !self.contains(address) {
            return Scalar::poison(8);
        }
        if let Some(stated) = self.bytes.get(&(writes, address)) {
            return Scalar::new(stated.clone());
        }
        let byte = match self.source {
            Source::Closed => return Scalar::poison(8),
            Source::Seed(seed) => Bits::new(8, byte_of(seed, writes, address)),
            Source::Symbols => script.input(8),
        };
        self.bytes.insert((writes, address), byte.clone());
        Scalar::new(byte)
    }

    /// States that memory of an object has a pointer to an object of its own, unless its bytes were used before.
    pub(crate) fn set_pointer(&mut self, writes: u32, address: u64, width: u32) {
        let is_new =
            |byte: u64| !self.constants.contains_key(&byte) && !self.bytes.contains_key(&(writes, byte));
        let count = u64::from(width / 8);
        if !self.is_open() || !self.contains(address) || !(address..address + count).all(is_new) {
            return;
        }
        let name = format!("pointer at {} after {writes} unknown writes", self.describe(address));
        // Lists end, and so do the objects.
        let is_null = match self.source {
            Source::Seed(seed) => hash(name.bytes().map(u64::from).chain([seed])) % 4 == 0,
            _ => false,
        };
        let target = if is_null || self.places.len() >= MOST_OBJECTS { 0 } else { self.place(&name).0 };
        for byte in 0..count {
            self.bytes.insert((writes, address + byte), Bits::new(8, target >> (8 * byte)));
        }
    }

    /// Returns the scalar of an argument: a small number in worlds with small numbers.
    pub fn argument(&self, name: &str, width: u32, small: bool) -> Bits {
        let Source::Seed(seed) = self.source else {
            return Bits::new(width, hash(name.bytes().map(u64::from)) % 5);
        };
        let number = hash(name.bytes().map(u64::from).chain([seed, 17]));
        match small {
            true => Bits::new(width, number % 9),
            false => wide(width, number),
        }
    }

    /// Returns the result of an unknown function that depends on its operands only. It is poison if one of them is.
    pub(crate) fn unknown(
        &mut self,
        script: &mut Script,
        name: &str,
        operands: &[&Scalar],
        width: u32,
    ) -> Scalar {
        self.names.insert(name.to_owned());
        let poison =
            operands.iter().fold(Bits::truth(false), |any, operand| script.or(&any, &operand.poison));
        let bits = match self.source {
            Source::Seed(seed) => {
                let operands = operands.iter().flat_map(|operand| {
                    operand.bits.known().unwrap_or_default().to_u64_digits().into_iter().chain([3])
                });
                let number = hash(name.bytes().map(u64::from).chain([seed]).chain(operands));
                if seed % 4 == 0 && width > 8 { Bits::new(width, number % 16) } else { wide(width, number) }
            }
            _ => {
                let operands: Vec<&Bits> = operands.iter().map(|operand| &operand.bits).collect();
                script.apply(name, &operands, width)
            }
        };
        Scalar { bits, poison }
    }

    /// Returns the names of unknown functions whose results were used, and forgets them.
    pub(crate) fn take_names(&mut self) -> BTreeSet<String> {
        std::mem::take(&mut self.names)
    }
}

/// A byte of an object. The seeds alternate between small integers, floats next to one, and any bits.
fn byte_of(seed: u64, writes: u32, address: u64) -> u64 {
    let random = hash([seed, u64::from(writes), address, 29].into_iter());
    match (seed % 4, address % 8) {
        (0, 0 | 4) => random % 16,
        (0, _) => 0,
        (2, 3 | 7) => [0x3f, 0xbf, 0x40, 0xc0][(random % 4) as usize],
        _ => random & 0xff,
    }
}

/// A number of any width.
fn wide(width: u32, number: u64) -> Bits {
    let words = (0..width.div_ceil(64)).map(|word| hash([number, u64::from(word)].into_iter()));
    Bits::large(width, words.fold(BigUint::ZERO, |sum, word| (sum << 64) | BigUint::from(word)))
}

/// The function of xxHash's kind that mixes words: FNV-1a over them, then the finalizer of SplitMix64.
fn hash(words: impl Iterator<Item = u64>) -> u64 {
    let mut state = 0xcbf2_9ce4_8422_2325_u64;
    for word in words {
        state = (state ^ word).wrapping_mul(0x0100_0000_01b3).rotate_left(23);
    }
    state = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    state = (state ^ (state >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    state ^ (state >> 31)
}
