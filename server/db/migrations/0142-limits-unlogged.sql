-- Counting an attempt must not wait for the disk. After a crash the table is empty, and every limit starts again.
alter table rate_limits set unlogged;
