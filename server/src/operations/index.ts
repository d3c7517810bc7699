export { exportDatabase } from './backup/exportDatabase';
export { operatorProgram } from './commands/operatorProgram';
export { addCommand, createProgram, runProgram } from './commands/program';
export { develop } from './commands/releases/develop';
export { namesOf, packageIn } from './commands/releases/parseArguments';
export type { SourceTools } from './commands/releases/release';
export { addTeamCommands } from './commands/teamCommands';
