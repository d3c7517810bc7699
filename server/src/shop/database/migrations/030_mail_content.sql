-- What a message says, as JSON (`MailContent`): it is rendered when it is sent. `body` is its text, for servers of the version before; a message of
-- that version has no content.
alter table outbox add column content text;
