//! The arguments of kernels: the metadata in the text of a module, and the parameters of a launch. Source: `docs/devices.md`,
//! "Arguments of kernels".

use anyhow::{Context, Result, bail, ensure};

/// The alignment of the dynamic local memory of a launch.
const LOCAL_ALIGN: usize = 128;

/// The kind of an argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The value of a number, a vector or a structure.
    Value,
    /// An address of global memory.
    Memory,
    /// An offset into the local memory of the launch.
    Local,
    /// The structure about the launch, which kernels that ask for it have as their last parameter.
    Launch,
}

/// An argument of a kernel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Argument {
    /// Its kind.
    pub kind: Kind,
    /// Its size in bytes.
    pub size: usize,
}

/// A kernel of a module.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kernel {
    /// The name in SPIR-V.
    pub name: String,
    /// The symbol of the code.
    pub symbol: String,
    /// The arguments, in order.
    pub arguments: Vec<Argument>,
}

/// An argument that the host passes.
#[derive(Clone, Debug, PartialEq)]
pub enum Given {
    /// The bytes of a value.
    Value(Vec<u8>),
    /// An address of global memory.
    Memory(u64),
    /// A number of bytes of local memory.
    Local(usize),
}

/// The work-items of a launch. All groups have the same size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Range {
    /// The number of dimensions.
    pub dimensions: u32,
    /// The work-items in each dimension; 1 beyond the dimensions.
    pub global: [u64; 3],
    /// The work-items of a group.
    pub local: [u32; 3],
    /// The number of the first work-item.
    pub offset: [u64; 3],
}

/// The value of a parameter, aligned as the largest vectors are.
pub type Parameter = Vec<u128>;

impl Kernel {
    /// Returns the kernels that the text of a module describes.
    ///
    /// # Errors
    /// The metadata has another form.
    pub fn all(assembly: &str) -> Result<Vec<Kernel>> {
        let list = node(assembly, "!spirv.kernel_abi").context("the module describes no kernels")?;
        let kernel = |name: &str| {
            let mut parts = node(assembly, name).context("a kernel has no description")?.split(", ");
            let mut string = || parts.next().map(unquoted).context("a kernel has no name");
            let (name, symbol) = (string()?, string()?);
            let arguments = parts.map(|argument| Argument::of(assembly, argument)).collect::<Result<_>>()?;
            Ok(Kernel { name, symbol, arguments })
        };
        list.split(", ").map(kernel).collect()
    }

    /// Returns the parameters of a launch, and the bytes of local memory that it needs.
    ///
    /// # Errors
    /// The kernel has other arguments.
    pub fn parameters(&self, given: &[Given], range: &Range) -> Result<(Vec<Parameter>, usize)> {
        let (mut parameters, mut local) = (Vec::new(), 0_usize);
        let mut given = given.iter();
        for argument in &self.arguments {
            let bytes = match argument.kind {
                Kind::Launch => range.bytes(),
                kind => match (kind, given.next().context("an argument is missing")?) {
                    (Kind::Value, Given::Value(bytes)) => bytes.clone(),
                    (Kind::Memory, Given::Memory(address)) => address.to_le_bytes().to_vec(),
                    (Kind::Local, Given::Local(bytes)) => {
                        let start = local.next_multiple_of(LOCAL_ALIGN);
                        local = start + bytes;
                        u32::try_from(start)?.to_le_bytes().to_vec()
                    }
                    (kind, given) => bail!("{given:?} is given for an argument of the kind {kind:?}"),
                },
            };
            ensure!(bytes.len() == argument.size, "{} bytes for {argument:?}", bytes.len());
            parameters.push(words(&bytes));
        }
        ensure!(given.next().is_none(), "the kernel has fewer arguments");
        Ok((parameters, local))
    }
}

impl Argument {
    fn of(assembly: &str, name: &str) -> Result<Argument> {
        let parts: Vec<&str> = node(assembly, name).unwrap_or_default().split(", ").collect();
        let [kind, _, size] = parts[..] else { bail!("an argument has no kind, offset and size") };
        let kind = match unquoted(kind).as_str() {
            "value" | "by-value" => Kind::Value,
            "global" | "constant" => Kind::Memory,
            "local" => Kind::Local,
            "launch" => Kind::Launch,
            other => bail!("the kind `{other}` of an argument is not known"),
        };
        Ok(Argument { kind, size: size.trim_start_matches("i64 ").parse()? })
    }
}

impl Range {
    /// The structure about the launch (`struct spirv_launch`).
    fn bytes(&self) -> Vec<u8> {
        let sizes = self.offset.iter().chain(&self.global).flat_map(|number| number.to_le_bytes());
        sizes.chain(self.dimensions.to_le_bytes()).chain([0; 4]).collect()
    }

    /// The number of groups in each dimension.
    ///
    /// # Errors
    /// The last group of a dimension would be smaller.
    pub fn groups(&self) -> Result<[u32; 3]> {
        let mut groups = [1; 3];
        for ((groups, &global), &local) in groups.iter_mut().zip(&self.global).zip(&self.local) {
            ensure!(local > 0 && global % u64::from(local) == 0, "groups of different sizes");
            *groups = u32::try_from(global / u64::from(local))?;
        }
        Ok(groups)
    }
}

/// The operands of a metadata node, `!4 = !{…}`.
fn node<'a>(assembly: &'a str, name: &str) -> Option<&'a str> {
    let line = assembly.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(" = !{"))?;
    line.strip_suffix('}')
}

/// The text of a string, `!"…"`.
fn unquoted(string: &str) -> String {
    string.trim_start_matches("!\"").trim_end_matches('"').to_owned()
}

fn words(bytes: &[u8]) -> Parameter {
    let word = |chunk: &[u8]| {
        let mut word = [0; 16];
        word[..chunk.len()].copy_from_slice(chunk);
        u128::from_le_bytes(word)
    };
    bytes.chunks(16).map(word).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const MODULE: &str = "!spirv.kernel_abi = !{!4}\n!4 = !{!\"k.1\", !\"k_1\", !5, !6, !6, !7}\n\
        !5 = !{!\"global\", i64 0, i64 8}\n!6 = !{!\"local\", i64 8, i64 4}\n!7 = !{!\"launch\", i64 16, i64 56}\n";

    #[test]
    fn local_memory_is_divided_and_the_launch_described() {
        let kernel = Kernel::all(MODULE).unwrap().remove(0);
        assert_eq!((kernel.name.as_str(), kernel.symbol.as_str()), ("k.1", "k_1"));
        let range = Range { dimensions: 2, global: [8, 4, 1], local: [4, 2, 1], offset: [3, 0, 0] };
        let given = [Given::Memory(77), Given::Local(20), Given::Local(4)];
        let (parameters, local) = kernel.parameters(&given, &range).unwrap();
        assert_eq!((local, range.groups().unwrap()), (132, [2, 2, 1]));
        assert_eq!(parameters[..3], [vec![77], vec![0], vec![128]]);
        assert_eq!(parameters[3], [3, 8 << 64, 4 | 1 << 64, 2].map(|word: u128| word));
    }

    #[test]
    fn other_arguments_are_refused() {
        let kernel = Kernel::all(MODULE).unwrap().remove(0);
        let range = Range { dimensions: 1, global: [5, 1, 1], local: [4, 1, 1], offset: [0; 3] };
        assert!(kernel.parameters(&[Given::Value(vec![0; 8])], &range).is_err());
        assert!(kernel.parameters(&[Given::Memory(77)], &range).is_err());
        assert!(range.groups().is_err());
        assert!(Kernel::all("").is_err());
    }
}
