export { addTeam } from './publisherKeys';
