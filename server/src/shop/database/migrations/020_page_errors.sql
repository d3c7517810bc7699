-- What failed in pages, by error, composition and browser (`server/src/web/reports/pageErrors.ts`). Instances add to the same rows. `id` is
-- the hash of all that makes the row, `frames` a list as JSON; `created_at` is when it was seen first and `seen_at` when last, in
-- milliseconds since 1970. Kept for 28 days after `created_at`.
create table page_errors (
  id text primary key,
  created_at bigint not null,
  seen_at bigint not null,
  remote text not null,
  build text not null,
  composition text not null,
  phase text not null,
  message text not null,
  frames text not null,
  browser text not null,
  count bigint not null
);
create index page_errors_build on page_errors (remote, build);
