/* Runs kernels that are linked to it, as a file of launches states. Each word is separated by spaces:
 *
 *     buffer NAME FILE BYTES                     memory with the contents of a file, written back at the end
 *     launch KERNEL DIMENSIONS GX GY GZ LX LY LZ OX OY OZ ARGUMENTS
 *
 * where an argument is `global NAME`, `local BYTES`, `value HEXADECIMAL`, `sampler NUMBER` or `image NAME HEXADECIMAL`, the bytes of
 * its structure behind the pointer. With a third word on the command line, launches are repeated so often, and the fastest
 * time in seconds is printed. */
#include "spirv_kernels.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

struct buffer { char name[64], file[512]; size_t bytes; void *data; };
static struct buffer buffers[64];
static int num_buffers;

static void fail(const char *what, const char *name) {
  fprintf(stderr, "%s: %s\n", what, name);
  exit(1);
}

static void *memory(size_t bytes) {
  void *data = aligned_alloc(128, (bytes + 255) / 128 * 128);
  if (!data) fail("memory", "full");
  return memset(data, 0, (bytes + 255) / 128 * 128);
}

/* One conversion at a time, from slots of 8 bytes. */
int32_t __spirv_run_printf(void *state, const char *format, const void *values, uint64_t bytes) {
  const unsigned char *at = values, *end = at + bytes;
  int count = 0;
  (void)state;
  while (*format) {
    if (*format != '%') { putchar(*format++); ++count; continue; }
    if (format[1] == '%') { putchar('%'); format += 2; ++count; continue; }
    char spec[64] = "%";
    size_t length = 1, lanes = 1, size = 4, is_vector = 0;
    for (++format; *format && strchr("-+ #0123456789.*", *format) && length < 40; ++format) spec[length++] = *format;
    if (*format == 'v') { is_vector = 1; lanes = strtoul(format + 1, (char **)&format, 10); }
    if (!strncmp(format, "hh", 2)) size = 1, format += 2;
    else if (!strncmp(format, "hl", 2)) size = 4, format += 2;
    else if (*format == 'h') size = 2, ++format;
    else if (*format == 'l') size = 8, ++format;
    char conversion = *format ? *format++ : 'd';
    int is_float = strchr("fFeEgGaA", conversion) != 0;
    size_t slot = is_vector ? ((lanes == 3 ? 4 : lanes) * size + 7) / 8 * 8 : 8;
    if (at + slot > end) return -1;
    for (size_t lane = 0; lane < lanes; ++lane) {
      const unsigned char *p = at + (is_vector ? lane * size : 0);
      if (lane) putchar(','), ++count;
      if (is_float) {
        double d;
        float f;
        if (is_vector && size == 4) memcpy(&f, p, 4), d = f;
        else if (is_vector && size == 2) { _Float16 h; memcpy(&h, p, 2); d = (double)h; }
        else memcpy(&d, p, 8);
        spec[length] = conversion, spec[length + 1] = 0;
        count += printf(spec, d);
      } else if (conversion == 's' || conversion == 'p') {
        void *text;
        memcpy(&text, p, 8);
        spec[length] = conversion, spec[length + 1] = 0;
        count += printf(spec, conversion == 's' && !text ? (void *)"(null)" : text);
      } else {
        uint64_t word = 0;
        memcpy(&word, p, size);
        int is_signed = conversion == 'd' || conversion == 'i';
        if (is_signed && size < 8 && word >> (8 * size - 1) & 1) word |= ~0ull << 8 * size;
        strcpy(spec + length, conversion == 'c' ? "" : "ll");
        size_t n = strlen(spec);
        spec[n] = conversion, spec[n + 1] = 0;
        count += conversion == 'c' ? printf(spec, (int)word) : printf(spec, (long long)word);
      }
    }
    at += slot;
  }
  return count;
}

static char *word(void) {
  static char text[1 << 16];
  if (scanf("%65535s", text) != 1) return 0;
  return text;
}
static long number(void) {
  char *text = word();
  return text ? strtol(text, 0, 0) : 0;
}
static size_t hexadecimal(unsigned char *to) {
  char *text = word();
  size_t n = strlen(text) / 2;
  for (size_t i = 0; i < n; ++i) {
    unsigned byte;
    sscanf(text + 2 * i, "%2x", &byte);
    to[i] = (unsigned char)byte;
  }
  return n;
}
static struct buffer *find(const char *name) {
  for (int i = 0; i < num_buffers; ++i)
    if (!strcmp(buffers[i].name, name)) return buffers + i;
  fail("no buffer", name);
  return 0;
}

/* The bytes that groups of so many work-items need for them, and a mark behind these bytes. */
static size_t context_bytes(const struct spirv_kernel *kernel, int64_t items) {
  return kernel->context_bytes_per_item ? kernel->context_bytes_per_item * ((items + 15) / 16 * 16) : kernel->context_bytes;
}
static const char mark[] = "the end of the memory of work-items";

/* Memory for one work-group of so many work-items after the other. */
static void prepare(const struct spirv_kernel *kernel, struct spirv_work_group *group, int64_t items, size_t local_bytes) {
  memset(group, 0, sizeof *group);
  group->local_bytes = local_bytes;
  group->contexts = memory(context_bytes(kernel, items) + sizeof mark);
  memcpy((char *)group->contexts + context_bytes(kernel, items), mark, sizeof mark);
  group->group_scratch = memory(kernel->group_scratch_bytes);
  group->sub_group_scratch = memory(kernel->sub_group_scratch_bytes);
  group->locals = memory(local_bytes);
}

static void run_groups(const struct spirv_kernel *kernel, const void *const *args, struct spirv_work_group *group) {
  int64_t items = group->enqueued_local_size[0] * group->enqueued_local_size[1] * group->enqueued_local_size[2];
  for (int64_t z = 0; z < group->num_groups[2]; ++z)
    for (int64_t y = 0; y < group->num_groups[1]; ++y)
      for (int64_t x = 0; x < group->num_groups[0]; ++x) {
        int64_t id[3] = {x, y, z};
        for (int i = 0; i < 3; ++i) {
          int64_t left = group->global_size[i] - id[i] * group->enqueued_local_size[i];
          group->group_id[i] = id[i];
          group->local_size[i] = left < group->enqueued_local_size[i] ? left : group->enqueued_local_size[i];
        }
        kernel->run(args, group);
      }
  if (memcmp((char *)group->contexts + context_bytes(kernel, items), mark, sizeof mark)) fail("memory", "overrun");
}

#include "queue.h"

static void launch(int repeats) {
  char *name = word();
  const struct spirv_kernel *kernel = 0;
  char symbol[300];
  snprintf(symbol, sizeof symbol, "%s", name);
  extern const struct { const char *name; const struct spirv_kernel *kernel; } known[];
  for (int i = 0; known[i].name; ++i)
    if (!strcmp(known[i].name, symbol)) kernel = known[i].kernel;
  if (!kernel) fail("no kernel", symbol);
  if (kernel->version != SPIRV_KERNELS_VERSION) fail("version", symbol);
  int64_t dimensions = number(), global[3], local[3], offset[3], groups[3], items = 1;
  for (int i = 0; i < 3; ++i) global[i] = number();
  for (int i = 0; i < 3; ++i) items *= local[i] = number();
  for (int i = 0; i < 3; ++i) offset[i] = number();
  for (int i = 0; i < 3; ++i) {
    groups[i] = (global[i] + local[i] - 1) / local[i];
    if (kernel->local_size[0] && kernel->local_size[i] != local[i]) fail("size of groups", symbol);
  }
  if (items > kernel->max_work_items) fail("too many work-items", symbol);
  static const void *args[64];
  size_t places[64] = {0}, local_bytes = (kernel->local_bytes + 127) / 128 * 128;
  for (unsigned i = 0; i < kernel->num_arguments; ++i) {
    char *kind = word();
    void **slot = memory(1 << 15);
    args[i] = slot;
    if (!strcmp(kind, "global")) *slot = find(word())->data;
    else if (!strcmp(kind, "local")) {
      places[i] = local_bytes + 1;
      local_bytes = (local_bytes + (size_t)number() + 127) / 128 * 128;
    } else if (!strcmp(kind, "value")) {
      if (hexadecimal((unsigned char *)slot) != kernel->arguments[i].size) fail("size of an argument", symbol);
    } else if (!strcmp(kind, "sampler")) *slot = (void *)number();
    else if (!strcmp(kind, "image")) {
      struct spirv_kernel_image *image = memory(sizeof *image);
      struct buffer *texels = find(word());
      hexadecimal((unsigned char *)image);
      image->texels = texels->data;
      *slot = image;
    } else fail("kind of an argument", kind);
  }
  struct spirv_work_group group;
  prepare(kernel, &group, items, local_bytes);
  for (unsigned i = 0; i < kernel->num_arguments; ++i)
    if (places[i]) *(void **)args[i] = (char *)group.locals + places[i] - 1;
  group.work_dim = (int32_t)dimensions;
  memcpy(group.num_groups, groups, sizeof groups);
  memcpy(group.enqueued_local_size, local, sizeof local);
  memcpy(group.global_size, global, sizeof global);
  memcpy(group.global_offset, offset, sizeof offset);
  double best = 1e30;
  for (int turn = 0; turn < repeats; ++turn) {
    struct timespec start, stop;
    clock_gettime(CLOCK_MONOTONIC, &start);
    run_groups(kernel, args, &group);
    clock_gettime(CLOCK_MONOTONIC, &stop);
    double seconds = (double)(stop.tv_sec - start.tv_sec) + 1e-9 * (double)(stop.tv_nsec - start.tv_nsec);
    if (seconds < best) best = seconds;
  }
  if (repeats > 1) printf("%s %.9f\n", symbol, best);
  run_queue();
}

int main(int argc, char **argv) {
  int repeats = argc > 2 ? atoi(argv[2]) : 1;
  if (argc < 2 || !freopen(argv[1], "r", stdin)) fail("usage", "kernels LAUNCHES [REPEATS]");
  for (char *what; (what = word());) {
    if (!strcmp(what, "launch")) { launch(repeats); continue; }
    if (strcmp(what, "buffer")) fail("word", what);
    struct buffer *new = &buffers[num_buffers++];
    snprintf(new->name, sizeof new->name, "%s", word());
    snprintf(new->file, sizeof new->file, "%s", word());
    new->bytes = (size_t)number();
    new->data = memory(new->bytes);
    FILE *file = fopen(new->file, "rb");
    if (!file || fread(new->data, 1, new->bytes, file) != new->bytes) fail("file", new->file);
    fclose(file);
  }
  fflush(stdout);
  for (int i = 0; i < num_buffers; ++i) {
    FILE *file = fopen(buffers[i].file, "wb");
    if (!file || fwrite(buffers[i].data, 1, buffers[i].bytes, file) != buffers[i].bytes) fail("file", buffers[i].file);
    fclose(file);
  }
  return 0;
}
