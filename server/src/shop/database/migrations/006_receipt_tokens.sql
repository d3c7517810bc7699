-- A presented receipt cookie is looked up by its token before an order is placed.
create index receipts_by_token on receipts (token_hash);
