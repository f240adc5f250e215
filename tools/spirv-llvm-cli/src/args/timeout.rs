//! The time that a translation may take.

use spirv_llvm::CancelFlag;
use std::time::Duration;

/// Returns a flag that is raised after `time`, measured from this call.
pub(super) fn raised_after(time: Duration) -> CancelFlag {
    let flag = CancelFlag::new();
    // A thread could start after a short translation has ended.
    if time.is_zero() {
        flag.cancel();
        return flag;
    }
    let raised = flag.clone();
    // The thread ends with the process if that is sooner.
    std::thread::spawn(move || {
        std::thread::sleep(time);
        raised.cancel();
    });
    flag
}

/// Reads a number of seconds, which need not be a whole one.
pub(super) fn seconds(text: &str) -> Result<Duration, String> {
    let number: f64 = text.parse().map_err(|_| "expected a number of seconds")?;
    Duration::try_from_secs_f64(number).map_err(|error| error.to_string())
}
