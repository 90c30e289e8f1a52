/* libyaml's bare event loop over the files that it is given: what reading YAML costs at the least. */
#include <stdio.h>
#include <yaml.h>

int main(int count, char **paths) {
  long events = 0;
  for (int index = 1; index < count; index++) {
    FILE *file = fopen(paths[index], "rb");
    if (!file) return 2;
    yaml_parser_t parser;
    yaml_event_t event;
    yaml_parser_initialize(&parser);
    yaml_parser_set_input_file(&parser, file);
    for (int done = 0; !done; events++) {
      if (!yaml_parser_parse(&parser, &event)) return 1;
      done = event.type == YAML_STREAM_END_EVENT;
      yaml_event_delete(&event);
    }
    yaml_parser_delete(&parser);
    fclose(file);
  }
  printf("%ld\n", events);
  return 0;
}
