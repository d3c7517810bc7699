/** Told if an action of an account fails for an unknown reason. */
export const failure = { title: 'That did not work', description: 'Nothing has changed. Please try again.' };
