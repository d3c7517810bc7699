import { configure } from '@testing-library/dom';

// what a change keeps from appearing is not waited for as long as on a busy machine
configure({ asyncUtilTimeout: 5_000 });
