export const READ_ONLY = '25006';

/** Fails with the SQLSTATE `READ_ONLY` on a standby, and if `default_transaction_read_only` is on. */
export const REQUIRE_WRITES = `do $$ begin if current_setting('transaction_read_only') = 'on' then
  raise exception 'it takes no writes (it is a standby, or default_transaction_read_only is on)' using errcode = '${READ_ONLY}'; end if; end $$`;
