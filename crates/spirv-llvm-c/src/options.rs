//! Options: names and values as on the command line, specialization constants, callbacks.

use crate::allocator::Allocator;
use crate::pointers::{bytes, exclusive, free, guard, hand_out, shared, text};
use crate::status::{Severity, Status};
use crate::text::{owned, pointer};
use spirv_llvm::{CancelFlag, Code, Direction, Error, Options, Settings, SpecValue};
use std::ffi::{CString, c_char, c_void};
use std::sync::OnceLock;

/// Receives every message of a translation before the call returns, in the thread that translates: its severity, its
/// code, and its text with place and help. It must neither unwind nor jump away.
pub type LogCallback =
    Option<unsafe extern "C" fn(user: *mut c_void, severity: Severity, code: Status, text: *const c_char)>;

/// Options of translations. They may serve many translations, in many threads at once.
#[derive(Default)]
pub struct COptions {
    settings: Settings,
    constants: Vec<(u32, SpecValue)>,
    cancel: Option<CancelFlag>,
    pub(crate) allocator: Option<Allocator>,
    pub(crate) log: Option<Log>,
    /// The error of the last setting.
    error: Option<CString>,
    /// The options for either direction, made once for all translations.
    made: OnceLock<Made>,
}

/// The options for either direction, or why there are none.
struct Made {
    to_spirv: Result<Options, Error>,
    to_llvm: Result<Options, Error>,
}

impl Made {
    fn of(given: &COptions) -> Made {
        let of = |direction| {
            let mut options = given.settings.options(direction)?;
            options.run.cancel = given.cancel.clone();
            Ok(options)
        };
        let with_constants = |mut options: Options| {
            options.llvm.specialization.extend_from_slice(&given.constants);
            options
        };
        Made { to_spirv: of(Direction::ToSpirv), to_llvm: of(Direction::ToLlvm).map(with_constants) }
    }
}

/// A log callback and its user data.
#[derive(Clone, Copy)]
pub(crate) struct Log {
    callback: unsafe extern "C" fn(*mut c_void, Severity, Status, *const c_char),
    user: *mut c_void,
}

impl Log {
    /// Reports one message.
    pub(crate) fn tell(self, severity: Severity, code: Status, text: &str) {
        let text = owned(text);
        // SAFETY: the host vouches for its function when it hands it over; the text lives as long as the call.
        unsafe { (self.callback)(self.user, severity, code, text.as_ptr()) };
    }
}

// SAFETY: the documentation states that callbacks are called in the threads that translate, and the host passes `user`
// for that.
unsafe impl Send for COptions {}
// SAFETY: as above; nothing of the options changes while they are shared.
unsafe impl Sync for COptions {}

impl COptions {
    /// The options for one direction.
    pub(crate) fn of(&self, direction: Direction) -> Result<&Options, Error> {
        let made = self.made.get_or_init(|| Made::of(self));
        let wanted = match direction {
            Direction::ToSpirv => &made.to_spirv,
            Direction::ToLlvm => &made.to_llvm,
        };
        wanted.as_ref().map_err(Clone::clone)
    }

    /// Has translations end when the flag is raised.
    pub(crate) fn set_cancel(&mut self, flag: Option<CancelFlag>) -> Status {
        self.cancel = flag;
        self.changed();
        Status::Ok
    }

    fn changed(&mut self) {
        self.made = OnceLock::new();
    }

    fn refuse(&mut self, status: Status, why: &str) -> Status {
        self.error = Some(owned(why));
        status
    }
}

/// Returns new options with the defaults. `spirv_llvm_options_free` frees them.
#[unsafe(no_mangle)]
pub extern "C" fn spirv_llvm_options_new() -> *mut COptions {
    guard(std::ptr::null_mut(), || hand_out(COptions::default()))
}

/// Frees options; their results remain valid.
///
/// # Safety
/// `options` is null, or a handle that is not used from here on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn spirv_llvm_options_free(options: *mut COptions) {
    // SAFETY: as the caller vouches.
    unsafe { free(options) };
}

/// Sets an option by its name on the command line, with or without dashes: `spirv-max-version` to `1.2`, `spirv-ext` to
/// `-all,+SPV_KHR_expect_assume`. A switch takes `true` (or nothing, or null) or `false`. Lists accumulate;
/// otherwise the last value counts. Options without an effect in the direction of a translation are ignored there.
///
/// The status is `invalid-option` if the option does not exist or cannot have this value; then
/// `spirv_llvm_options_error` returns the reason, and the options are unchanged.
///
/// # Safety
/// `options` is null or a handle that no other thread uses during the call; `name` and `value` are null or
/// zero-terminated texts.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn spirv_llvm_options_set(
    options: *mut COptions,
    name: *const c_char,
    value: *const c_char,
) -> Status {
    guard(Status::Internal, || {
        // SAFETY: as the caller vouches.
        let Some(options) = (unsafe { exclusive(options) }) else { return Status::InvalidArgument };
        // SAFETY: as the caller vouches.
        let Some(name) = (unsafe { text(name) }) else {
            return options.refuse(Status::InvalidArgument, "the name of the option is null or not UTF-8");
        };
        // SAFETY: as the caller vouches.
        let value = if value.is_null() { Some("") } else { unsafe { text(value) } };
        let Some(value) = value else {
            return options.refuse(Status::InvalidArgument, "the value of the option is not UTF-8");
        };
        match options.settings.set(name, value) {
            Ok(()) => {
                options.error = None;
                options.changed();
                Status::Ok
            }
            Err(error) => options.refuse(Status::InvalidOption, &reason(&error)),
        }
    })
}

/// Sets the value of a specialization constant, as OpenCL's clSetProgramSpecializationConstant does: its number
/// (SpecId), the size of the value in bytes (1 for a Boolean), and the value in memory. The translation checks
/// whether the module has such a constant of this size.
///
/// # Safety
/// `options` is null or a handle that no other thread uses during the call; `value` is null or points to `size` bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn spirv_llvm_options_set_spec_constant(
    options: *mut COptions,
    id: u32,
    size: usize,
    value: *const c_void,
) -> Status {
    guard(Status::Internal, || {
        // SAFETY: as the caller vouches.
        let Some(options) = (unsafe { exclusive(options) }) else { return Status::InvalidArgument };
        let wrong_size = "a specialization constant has 1 to 8 bytes";
        // A value that cannot be right is not read: the host may have passed on anything from a program.
        if size > size_of::<u64>() {
            return options.refuse(Status::SpecConstant, wrong_size);
        }
        // SAFETY: as the caller vouches.
        let Some(value) = (unsafe { bytes(value, size) }) else {
            return options.refuse(Status::InvalidArgument, "the value of the constant is null");
        };
        let in_order: Vec<u8> =
            if cfg!(target_endian = "big") { value.iter().rev().copied().collect() } else { value.to_vec() };
        let Some(value) = SpecValue::from_bytes(&in_order) else {
            return options.refuse(Status::SpecConstant, wrong_size);
        };
        options.add_constant(id, value)
    })
}

/// Sets the value of a specialization constant of any type by the low bits of `bits`. The high bits are zeros or copies
/// of the sign.
///
/// # Safety
/// `options` is null or a handle that no other thread uses during the call.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn spirv_llvm_options_set_spec_constant_bits(
    options: *mut COptions,
    id: u32,
    bits: u64,
) -> Status {
    guard(Status::Internal, || {
        // SAFETY: as the caller vouches.
        let Some(options) = (unsafe { exclusive(options) }) else { return Status::InvalidArgument };
        options.add_constant(id, SpecValue::of_bits(bits))
    })
}

impl COptions {
    fn add_constant(&mut self, id: u32, value: SpecValue) -> Status {
        self.constants.retain(|(other, _)| *other != id);
        self.constants.push((id, value));
        self.error = None;
        self.changed();
        Status::Ok
    }
}

/// Reports every message of translations with these options to `callback` as well, with `user`; null removes the
/// callback.
///
/// # Safety
/// `options` is null or a handle that no other thread uses during the call. `callback` behaves as documented and stays
/// valid as long as the options are used.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn spirv_llvm_options_set_log(
    options: *mut COptions,
    callback: LogCallback,
    user: *mut c_void,
) -> Status {
    guard(Status::Internal, || {
        // SAFETY: as the caller vouches.
        let Some(options) = (unsafe { exclusive(options) }) else { return Status::InvalidArgument };
        options.log = callback.map(|callback| Log { callback, user });
        Status::Ok
    })
}

/// Returns the error of the last call that set an option or a value; null if it succeeded.
///
/// # Safety
/// `options` is null or a handle that no thread changes during the call. The text lives until something is set, or the
/// handle is freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn spirv_llvm_options_error(options: *const COptions) -> *const c_char {
    // SAFETY: as the caller vouches.
    guard(std::ptr::null(), || pointer(unsafe { shared(options) }.and_then(|options| options.error.as_ref())))
}

/// Returns the text of an error about an option, with its help. It has no place: an option is not a part of a module.
fn reason(error: &Error) -> String {
    let Some(first) = error.diagnostics().first_error() else { return error.to_string() };
    let help = first.help.as_ref().map(|help| format!("\n  help: {help}")).unwrap_or_default();
    format!("{}{help}", first.message)
}

/// Returns the status for an error.
pub(crate) fn status_of(error: &Error) -> Status {
    match error.code() {
        Code::Internal => Status::Internal,
        code => code.into(),
    }
}
