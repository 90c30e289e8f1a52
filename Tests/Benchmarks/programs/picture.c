/* Buttons like those of corpora/cards.py, drawn with cairo and pango and packed with libpng:
 *
 *     picture COUNT LEVEL FOLDER
 *
 * Each has a shadow (three box passes over its silhouette, as SVG 1.1 describes a blur), a gradient of five stops, a title and a border, and
 * is 150 × 44 points at two pixels a point, in a picture with the margins that its shadow needs: 344 × 132 pixels. */
#include <math.h>
#include <pango/pangocairo.h>
#include <png.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { width = 344, height = 132, left = 22, top = 18, across = 300, down = 88, box = 15 };

static unsigned next(unsigned *state) { return *state = *state * 1664525u + 1013904223u, *state >> 8; }

static void outline(cairo_t *c, double inset, double radius) {
  double x = left + inset, y = top + inset, right = left + across - inset, bottom = top + down - inset, r = radius - inset;
  cairo_new_path(c);
  cairo_arc(c, right - r, y + r, r, -M_PI / 2, 0);
  cairo_arc(c, right - r, bottom - r, r, 0, M_PI / 2);
  cairo_arc(c, x + r, bottom - r, r, M_PI / 2, M_PI);
  cairo_arc(c, x + r, y + r, r, M_PI, M_PI * 1.5);
  cairo_close_path(c);
}

/* The mean of `box` neighbours along one line of pixels that are `step` apart. */
static void average(const unsigned char *from, unsigned char *to, int count, int step) {
  int sum = 0;
  for (int i = 0; i <= box / 2; i++) sum += from[i * step];
  for (int i = 0; i < count; i++) {
    to[i * step] = (unsigned char)((sum + box / 2) / box);
    if (i + box / 2 + 1 < count) sum += from[(i + box / 2 + 1) * step];
    if (i >= box / 2) sum -= from[(i - box / 2) * step];
  }
}

static void blur(cairo_surface_t *mask) {
  cairo_surface_flush(mask);
  unsigned char *pixels = cairo_image_surface_get_data(mask), line[width * height];
  int stride = cairo_image_surface_get_stride(mask);
  for (int pass = 0; pass < 3; pass++) {
    for (int y = 0; y < height; y++) {
      average(pixels + y * stride, line, width, 1);
      memcpy(pixels + y * stride, line, width);
    }
    for (int x = 0; x < width; x++) {
      average(pixels + x, line, height, stride);
      for (int y = 0; y < height; y++) pixels[y * stride + x] = line[y * stride];
    }
  }
  cairo_surface_mark_dirty(mask);
}

static void draw(cairo_t *c, PangoLayout *layout, int index, unsigned *state) {
  double radius = 2 * (4 + next(state) % 12);
  cairo_surface_t *mask = cairo_image_surface_create(CAIRO_FORMAT_A8, width, height);
  cairo_t *silhouette = cairo_create(mask);
  outline(silhouette, 0, radius);
  cairo_fill(silhouette);
  cairo_destroy(silhouette);
  blur(mask);
  cairo_set_source_rgba(c, 0, 0, 0, 0.4);
  cairo_mask_surface(c, mask, 0, 4);
  cairo_surface_destroy(mask);

  cairo_pattern_t *gradient = cairo_pattern_create_linear(0, top, 0, top + down);
  for (int stop = 0; stop < 5; stop++) {
    unsigned color = next(state) & 0x3fffff;
    cairo_pattern_add_color_stop_rgb(
        gradient, stop / 4.0, (color >> 16) / 255.0, (color >> 8 & 255) / 255.0, (color & 255) / 255.0);
  }
  outline(c, 0, radius);
  cairo_set_source(c, gradient);
  cairo_fill(c);
  cairo_pattern_destroy(gradient);

  char title[32];
  int textWidth, textHeight;
  snprintf(title, sizeof title, "Button %d", index + 1);
  pango_layout_set_text(layout, title, -1);
  pango_layout_get_pixel_size(layout, &textWidth, &textHeight);
  cairo_set_source_rgb(c, 1, 1, 1);
  cairo_move_to(c, left + (across - textWidth) / 2.0, top + (down - textHeight) / 2.0);
  pango_cairo_show_layout(c, layout);

  outline(c, 1, radius);
  cairo_set_source_rgb(c, 0.627, 0.627, 0.627);
  cairo_set_line_width(c, 2);
  cairo_stroke(c);
}

/* Undoes what cairo multiplies colours by, since PNG holds them as they are. */
static void straighten(const unsigned char *pixels, unsigned char *row) {
  for (int x = 0; x < width; x++) {
    unsigned pixel;
    memcpy(&pixel, pixels + 4 * x, 4);
    unsigned alpha = pixel >> 24;
    for (int channel = 0; channel < 3; channel++) {
      unsigned value = pixel >> (16 - 8 * channel) & 255;
      row[4 * x + channel] = (unsigned char)(alpha ? (value * 255 + alpha / 2) / alpha : 0);
    }
    row[4 * x + 3] = (unsigned char)alpha;
  }
}

static int pack(cairo_surface_t *surface, int level, const char *path) {
  FILE *file = fopen(path, "wb");
  if (!file) return 1;
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
  png_infop info = png_create_info_struct(png);
  if (setjmp(png_jmpbuf(png))) return 1;
  png_init_io(png, file);
  png_set_compression_level(png, level);
  png_set_IHDR(png, info, width, height, 8, PNG_COLOR_TYPE_RGBA, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_write_info(png, info);
  unsigned char row[4 * width];
  for (int y = 0; y < height; y++) {
    straighten(cairo_image_surface_get_data(surface) + y * cairo_image_surface_get_stride(surface), row);
    png_write_row(png, row);
  }
  png_write_end(png, info);
  png_destroy_write_struct(&png, &info);
  return fclose(file);
}

int main(int count, char **arguments) {
  if (count != 4) return 64;
  int pictures = atoi(arguments[1]), level = atoi(arguments[2]);
  unsigned state = 1;
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *c = cairo_create(surface);
  PangoLayout *layout = pango_cairo_create_layout(c);
  PangoFontDescription *font = pango_font_description_from_string("Inter, sans-serif 36px");
  pango_layout_set_font_description(layout, font);
  for (int index = 0; index < pictures; index++) {
    cairo_set_operator(c, CAIRO_OPERATOR_CLEAR);
    cairo_paint(c);
    cairo_set_operator(c, CAIRO_OPERATOR_OVER);
    draw(c, layout, index, &state);
    cairo_surface_flush(surface);
    char path[4096];
    snprintf(path, sizeof path, "%s/%d.png", arguments[3], index);
    if (pack(surface, level, path)) return 2;
  }
  pango_font_description_free(font);
  g_object_unref(layout);
  cairo_destroy(c);
  cairo_surface_destroy(surface);
  return 0;
}
