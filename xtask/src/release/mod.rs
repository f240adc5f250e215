//! Releases: installation below a prefix, archives and packages, the wheel of the Python module, and the project on a machine
//! that has nothing.

pub(crate) mod dist;
pub(crate) mod fresh;
pub(crate) mod install;
pub(crate) mod reproduce;
pub(crate) mod wheel;
