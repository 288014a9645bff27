/**
 * What Node is told when it serves. The space for new objects is kept small: reads make few that live, and with the size
 * that Node takes by itself a server holds half as much memory again, for no more requests a second.
 */
export const SERVER_FLAGS = ["--max-semi-space-size=2"];
