//! Functions of sub-groups, in kernels that state the size of theirs: it is that of the work-group.

use super::types::UINT;
use super::{GROUP, Smith};

impl Smith<'_> {
    /// The attribute of a kernel with functions of sub-groups.
    pub(super) fn sub_group_attribute(&self) -> String {
        match self.has_sub_groups {
            true => format!("__attribute__((intel_reqd_sub_group_size({GROUP}))) "),
            false => String::new(),
        }
    }

    /// Calls a function that combines the values of a sub-group. All work-items of a group execute it together.
    pub(super) fn function_of_sub_group(&mut self) {
        let (ty, value, combination) = self.combination();
        match self.choices.below(5) {
            0 => self.declare(ty, &format!("sub_group_{combination}({value})")),
            1 => {
                let lane = self.choices.below(GROUP);
                self.declare(ty, &format!("sub_group_broadcast({value}, {lane})"))
            }
            2 => {
                let condition = self.condition(1);
                let function = self.choices.pick(&["any", "all"]).unwrap_or("any");
                self.declare(UINT, &format!("(uint)(sub_group_{function}({condition}) != 0)"))
            }
            3 => {
                self.line("sub_group_barrier(CLK_LOCAL_MEM_FENCE);");
                self.declare(UINT, "get_sub_group_local_id()")
            }
            _ => {
                let sizes = [
                    "get_sub_group_size",
                    "get_max_sub_group_size",
                    "get_num_sub_groups",
                    "get_sub_group_id",
                ];
                let function = self.choices.pick(&sizes).unwrap_or("get_sub_group_size");
                self.declare(UINT, &format!("{function}()"))
            }
        };
    }
}
