//! NVIDIA's driver, loaded when the program starts: the build needs nothing of it. Source: CUDA driver API.
#![allow(unsafe_code, reason = "the driver is a C interface")]

use crate::layout::{Kernel, Parameter, Range};
use anyhow::{Result, ensure};
use libloading::Library;
use std::ffi::{CStr, CString, c_char, c_int, c_uint, c_void};
use std::ptr;

/// The library of the driver.
const LIBRARY: &str = "libcuda.so.1";

type Handle = *mut c_void;
type Address = u64;

/// Declares the functions that are used, and loads them.
macro_rules! functions {
    ($($name:ident = $symbol:literal ($($parameter:ty),*);)*) => {
        struct Functions { $($name: unsafe extern "C" fn($($parameter),*) -> c_int,)* }

        impl Functions {
            fn load(library: &Library) -> Result<Functions> {
                // SAFETY: the types are those of the driver's header, and the library outlives the functions.
                Ok(Functions { $($name: *unsafe { library.get($symbol) }?,)* })
            }
        }
    };
}

functions! {
    init = b"cuInit\0" (c_uint);
    device = b"cuDeviceGet\0" (*mut c_int, c_int);
    device_name = b"cuDeviceGetName\0" (*mut c_char, c_int, c_int);
    retain = b"cuDevicePrimaryCtxRetain\0" (*mut Handle, c_int);
    release = b"cuDevicePrimaryCtxRelease_v2\0" (c_int);
    make_current = b"cuCtxSetCurrent\0" (Handle);
    load = b"cuModuleLoadData\0" (*mut Handle, *const c_char);
    unload = b"cuModuleUnload\0" (Handle);
    function = b"cuModuleGetFunction\0" (*mut Handle, Handle, *const c_char);
    allocate = b"cuMemAlloc_v2\0" (*mut Address, usize);
    free = b"cuMemFree_v2\0" (Address);
    to_device = b"cuMemcpyHtoD_v2\0" (Address, *const c_void, usize);
    to_host = b"cuMemcpyDtoH_v2\0" (*mut c_void, Address, usize);
    launch = b"cuLaunchKernel\0" (
        Handle, c_uint, c_uint, c_uint, c_uint, c_uint, c_uint, c_uint, Handle, *mut *const c_void, Handle
    );
    synchronize = b"cuCtxSynchronize\0" ();
}

/// The first device.
#[allow(missing_debug_implementations, reason = "handles of the driver print nothing useful")]
pub struct Device {
    functions: Functions,
    number: c_int,
    /// The functions are there as long as the library is loaded.
    _library: Library,
}

impl Device {
    /// Opens the first device; `None` if this machine has no driver.
    ///
    /// # Errors
    /// The driver lacks a function, or has no device.
    pub fn open() -> Result<Option<Device>> {
        // SAFETY: the library is the driver of the system.
        let Ok(library) = (unsafe { Library::new(LIBRARY) }) else { return Ok(None) };
        let functions = Functions::load(&library)?;
        let (mut number, mut context) = (0, ptr::null_mut());
        // SAFETY: here and below, pointers are to variables of the types that the functions take.
        check("cuInit", unsafe { (functions.init)(0) })?;
        check("cuDeviceGet", unsafe { (functions.device)(&raw mut number, 0) })?;
        check("cuDevicePrimaryCtxRetain", unsafe { (functions.retain)(&raw mut context, number) })?;
        let device = Device { functions, number, _library: library };
        check("cuCtxSetCurrent", unsafe { (device.functions.make_current)(context) })?;
        Ok(Some(device))
    }

    /// Returns the name of the device.
    ///
    /// # Errors
    /// The driver refuses.
    pub fn name(&self) -> Result<String> {
        let mut name = [0 as c_char; 256];
        let size = c_int::try_from(name.len())?;
        check("cuDeviceGetName", unsafe {
            (self.functions.device_name)(name.as_mut_ptr(), size, self.number)
        })?;
        // SAFETY: the driver ends the name with a zero.
        Ok(unsafe { CStr::from_ptr(name.as_ptr()) }.to_string_lossy().into_owned())
    }

    /// Loads code in PTX, which the driver compiles for the device.
    ///
    /// # Errors
    /// The driver refuses the code.
    pub fn load(&self, code: &str) -> Result<Code<'_>> {
        let (code, mut module) = (CString::new(code)?, ptr::null_mut());
        check("cuModuleLoadData", unsafe { (self.functions.load)(&raw mut module, code.as_ptr()) })?;
        Ok(Code { device: self, module })
    }

    /// Allocates memory with some contents.
    ///
    /// # Errors
    /// There is not enough memory.
    pub fn memory(&self, contents: &[u8]) -> Result<Memory<'_>> {
        let mut address = 0;
        check("cuMemAlloc", unsafe { (self.functions.allocate)(&raw mut address, contents.len().max(1)) })?;
        let memory = Memory { device: self, address, size: contents.len() };
        let source = contents.as_ptr().cast();
        check("cuMemcpyHtoD", unsafe { (self.functions.to_device)(address, source, contents.len()) })?;
        Ok(memory)
    }
}

impl Drop for Device {
    fn drop(&mut self) {
        // SAFETY: code and memory of the device are gone. An error could not be handled.
        unsafe { (self.functions.release)(self.number) };
    }
}

/// Code on a device.
#[allow(missing_debug_implementations, reason = "handles of the driver print nothing useful")]
pub struct Code<'a> {
    device: &'a Device,
    module: Handle,
}

impl Code<'_> {
    /// Runs a kernel to its end. `local` is the number of bytes of local memory.
    ///
    /// # Errors
    /// The code has no such kernel, groups have different sizes, or the kernel fails.
    pub fn run(&self, kernel: &Kernel, range: &Range, parameters: &[Parameter], local: usize) -> Result<()> {
        let (functions, name) = (&self.device.functions, CString::new(kernel.symbol.as_str())?);
        let mut function = ptr::null_mut();
        let found = unsafe { (functions.function)(&raw mut function, self.module, name.as_ptr()) };
        check("cuModuleGetFunction", found)?;
        let ([x, y, z], [width, height, depth]) = (range.groups()?, range.local);
        let mut places: Vec<*const c_void> = parameters.iter().map(|words| words.as_ptr().cast()).collect();
        let (local, none) = (c_uint::try_from(local)?, ptr::null_mut());
        // SAFETY: the parameters have the sizes that the module states.
        let launched = unsafe {
            (functions.launch)(
                function,
                x,
                y,
                z,
                width,
                height,
                depth,
                local,
                none,
                places.as_mut_ptr(),
                none,
            )
        };
        check("cuLaunchKernel", launched)?;
        check("cuCtxSynchronize", unsafe { (functions.synchronize)() })
    }
}

impl Drop for Code<'_> {
    fn drop(&mut self) {
        // SAFETY: no kernel of the module runs. An error could not be handled.
        unsafe { (self.device.functions.unload)(self.module) };
    }
}

/// Memory of a device.
#[allow(missing_debug_implementations, reason = "handles of the driver print nothing useful")]
pub struct Memory<'a> {
    device: &'a Device,
    address: Address,
    size: usize,
}

impl Memory<'_> {
    /// Returns its address.
    pub fn address(&self) -> u64 {
        self.address
    }

    /// Returns its contents.
    ///
    /// # Errors
    /// The driver refuses.
    pub fn contents(&self) -> Result<Vec<u8>> {
        let mut contents = vec![0_u8; self.size];
        let target = contents.as_mut_ptr().cast();
        let copied = unsafe { (self.device.functions.to_host)(target, self.address, self.size) };
        check("cuMemcpyDtoH", copied)?;
        Ok(contents)
    }
}

impl Drop for Memory<'_> {
    fn drop(&mut self) {
        // SAFETY: no kernel runs that uses the memory. An error could not be handled.
        unsafe { (self.device.functions.free)(self.address) };
    }
}

fn check(function: &str, result: c_int) -> Result<()> {
    ensure!(result == 0, "{function} returns the error {result}");
    Ok(())
}
