/** What a person is told if an action of an account has failed for no reason that can be named. */
export const FAILURE = { title: 'That did not work', description: 'Nothing has changed. Please try again.' };
