//! Disjoint sets over dense numbers.

/// A partition of `0..n`.
#[derive(Clone, Debug, Default)]
pub struct UnionFind {
    parent: Vec<u32>,
    size: Vec<u32>,
}

impl UnionFind {
    /// `count` sets of one member each.
    pub fn new(count: usize) -> UnionFind {
        UnionFind { parent: (0..count as u32).collect(), size: vec![1; count] }
    }

    /// Adds a member, in a set of its own, and returns its number.
    pub fn add(&mut self) -> u32 {
        let node = self.parent.len() as u32;
        self.parent.push(node);
        self.size.push(1);
        node
    }
    /// How many members there are.
    pub fn count(&self) -> usize {
        self.parent.len()
    }
    /// Returns the representative of the set of `node`.
    pub fn find(&mut self, mut node: u32) -> u32 {
        while self.parent[node as usize] != node {
            let above = self.parent[self.parent[node as usize] as usize];
            self.parent[node as usize] = above;
            node = above;
        }
        node
    }
    /// Joins the sets of two members.
    pub fn union(&mut self, a: u32, b: u32) {
        let (mut a, mut b) = (self.find(a), self.find(b));
        if a == b {
            return;
        }
        if self.size[a as usize] < self.size[b as usize] {
            std::mem::swap(&mut a, &mut b);
        }
        self.parent[b as usize] = a;
        self.size[a as usize] += self.size[b as usize];
    }
    /// Returns the representative of its set for every member.
    pub fn into_roots(mut self) -> Vec<u32> {
        for node in 0..self.parent.len() as u32 {
            let root = self.find(node);
            self.parent[node as usize] = root;
        }
        self.parent
    }
}
