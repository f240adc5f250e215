// Structures that point to themselves and to each other.

struct Tree {
  struct Tree *left, *right;
  struct Forest *home;
  int key;
};

struct Forest {
  struct Tree trees[4];
  struct Forest *next;
};

int depth(const struct Tree *tree) {
  int left = tree->left ? tree->left->key : 0;
  return tree->home->next ? left : tree->home->trees[1].key;
}
