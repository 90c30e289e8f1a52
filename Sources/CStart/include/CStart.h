#ifndef C_START_H
#define C_START_H

/// The arguments that the system started the process with, the name of the program first; NULL where only Swift knows them.
char *_Nullable *_Nullable startArguments(void);
int startArgumentCount(void);

#endif
