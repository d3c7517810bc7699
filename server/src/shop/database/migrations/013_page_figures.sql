-- What pages reported, by day: how often something was shown or failed (`bucket` is 0), and vitals by the step of their value
-- (`server/src/web/reports/pageFigures.ts`). Instances add to the same rows. `created_at` is the begin of the day (UTC) in
-- milliseconds since 1970. Kept for 28 days.
create table page_figures (
  created_at bigint not null,
  remote text not null,
  build text not null,
  screen text not null,
  name text not null,
  bucket integer not null,
  count bigint not null,
  primary key (created_at, remote, build, screen, name, bucket)
);
