BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0005');
CREATE TABLE chat (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	"table" VARCHAR(32) NOT NULL, 
	person INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	at TEXT NOT NULL, 
	FOREIGN KEY("table") REFERENCES tables (id), 
	FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "chat" VALUES(1,'ubEY-gDxUDGPqeFR',1,'Good luck!','2026-11-19T23:04:28.033Z');
CREATE TABLE handovers (
	hash VARCHAR(64) NOT NULL, 
	"table" VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	person INTEGER NOT NULL, 
	expires TEXT NOT NULL, taken_by INTEGER, 
	PRIMARY KEY (hash), 
	FOREIGN KEY("table") REFERENCES tables (id), 
	FOREIGN KEY(person) REFERENCES people (id)
);
CREATE TABLE house (
	"key" TEXT NOT NULL, 
	value JSON NOT NULL, 
	PRIMARY KEY ("key")
);
INSERT INTO "house" VALUES('epoch','"01439a7ea68bd432"');
INSERT INTO "house" VALUES('heartbeat','"2026-11-19T23:04:42.294Z"');
INSERT INTO "house" VALUES('keys of notices','{"vapid": "6d29b5ae28e95c998edcd4c7b75af9f409979d89e87daf472f490755ce6e20d8", "off": "033ac37ba0929a106bda91132c1b9f39d078f0338a6679fd5b9bd7ac6e314568"}');
CREATE TABLE invitations (
	hash VARCHAR(64) NOT NULL, 
	"table" VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	claimed_by INTEGER, 
	PRIMARY KEY (hash), 
	FOREIGN KEY("table") REFERENCES tables (id), 
	FOREIGN KEY(claimed_by) REFERENCES people (id)
);
INSERT INTO "invitations" VALUES('9ee8a7ae01b4dcce1591878bb23ead80695cf722b1e3f35e7c9e1c60057c7a6a','ubEY-gDxUDGPqeFR',1,1);
INSERT INTO "invitations" VALUES('38b201b359db92007e2c6ae294d6ff063e0c237b94c9e2852e61e0d8bb371f6b','vHrtgIf683Msg7aX',1,2);
INSERT INTO "invitations" VALUES('e85f4eb9dd6247660ad200b12b86a9cf431ec759f72bcd53da1ef1bdb9523780','y2Vaf6elNR_Djhzp',1,NULL);
CREATE TABLE log (
	"table" VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	seat INTEGER, 
	person INTEGER, 
	action TEXT, 
	"key" TEXT, 
	at TEXT NOT NULL, 
	PRIMARY KEY ("table", seq), 
	CONSTRAINT log_key UNIQUE ("table", "key"), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "log" VALUES('ubEY-gDxUDGPqeFR',0,'opening',NULL,NULL,NULL,NULL,'2026-11-19T23:04:27.835Z');
INSERT INTO "log" VALUES('ubEY-gDxUDGPqeFR',1,'act',0,2,'place 0','0:test-key-00000000','2026-11-19T23:04:27.850Z');
INSERT INTO "log" VALUES('ubEY-gDxUDGPqeFR',2,'act',1,1,'place 1','1:test-key-00000001','2026-11-19T23:04:27.967Z');
INSERT INTO "log" VALUES('ubEY-gDxUDGPqeFR',3,'act',0,2,'place 2','0:test-key-00000002','2026-11-19T23:04:27.973Z');
INSERT INTO "log" VALUES('ubEY-gDxUDGPqeFR',4,'act',1,1,'place 3','1:test-key-00000003','2026-11-19T23:04:27.989Z');
INSERT INTO "log" VALUES('ubEY-gDxUDGPqeFR',5,'act',1,1,'hand','1:test-key-00000004','2026-11-19T23:04:28.006Z');
INSERT INTO "log" VALUES('ubEY-gDxUDGPqeFR',6,'act',1,1,'lift 6','1:test-key-00000005','2026-11-19T23:04:28.025Z');
INSERT INTO "log" VALUES('ubEY-gDxUDGPqeFR',7,'undo',1,1,NULL,'1:test-key-00000006','2026-11-19T23:04:28.029Z');
INSERT INTO "log" VALUES('ubEY-gDxUDGPqeFR',8,'seat',0,2,'{"args":{"name":"Ben","who":{"who":0}},"key":"table-rewind-proposed","rule":"","targets":[]}',NULL,'2026-11-19T23:04:28.044Z');
INSERT INTO "log" VALUES('vHrtgIf683Msg7aX',0,'opening',NULL,NULL,NULL,NULL,'2026-11-19T23:04:28.056Z');
INSERT INTO "log" VALUES('vHrtgIf683Msg7aX',1,'act',0,1,'place 0','0:test-key-00000007','2026-11-19T23:04:28.073Z');
INSERT INTO "log" VALUES('vHrtgIf683Msg7aX',2,'act',2,1,'place 1','2:test-key-00000008','2026-11-19T23:04:28.093Z');
INSERT INTO "log" VALUES('vHrtgIf683Msg7aX',3,'act',1,2,'place 2','1:test-key-00000009','2026-11-19T23:04:28.107Z');
INSERT INTO "log" VALUES('vHrtgIf683Msg7aX',4,'seat',2,1,'{"args":{"bot":"easy","name":"Anna","who":{"who":2}},"key":"table-seat-bot","rule":"","targets":[]}',NULL,'2026-11-19T23:04:28.113Z');
INSERT INTO "log" VALUES('vHrtgIf683Msg7aX',5,'seat',2,1,'{"args":{"name":"Anna","who":{"who":2}},"key":"table-seat-back","rule":"","targets":[]}',NULL,'2026-11-19T23:04:28.179Z');
INSERT INTO "log" VALUES('vHrtgIf683Msg7aX',6,'seat',1,2,'{"args":{"bot":"steady","name":"Ben","who":{"who":1}},"key":"table-seat-conceded","rule":"","targets":[]}',NULL,'2026-11-19T23:04:28.202Z');
INSERT INTO "log" VALUES('j34dGlP3Phwklugj',0,'opening',NULL,NULL,NULL,NULL,'2026-11-19T23:04:28.257Z');
INSERT INTO "log" VALUES('j34dGlP3Phwklugj',1,'act',1,NULL,'draft deck',NULL,'2026-11-19T23:04:34.693Z');
INSERT INTO "log" VALUES('j34dGlP3Phwklugj',2,'act',1,NULL,'take TR',NULL,'2026-11-19T23:04:34.700Z');
INSERT INTO "log" VALUES('j34dGlP3Phwklugj',3,'act',0,1,'draft open','0:test-key-00000010','2026-11-19T23:04:34.722Z');
INSERT INTO "log" VALUES('j34dGlP3Phwklugj',4,'act',0,1,'take NE','0:test-key-00000011','2026-11-19T23:04:34.743Z');
INSERT INTO "log" VALUES('j34dGlP3Phwklugj',5,'act',1,NULL,'volcano Fi',NULL,'2026-11-19T23:04:34.838Z');
INSERT INTO "log" VALUES('j34dGlP3Phwklugj',6,'act',1,NULL,'card',NULL,'2026-11-19T23:04:34.855Z');
INSERT INTO "log" VALUES('j34dGlP3Phwklugj',7,'act',1,NULL,'spread 0-1-2',NULL,'2026-11-19T23:04:34.869Z');
INSERT INTO "log" VALUES('j34dGlP3Phwklugj',8,'act',1,NULL,'to Fo',NULL,'2026-11-19T23:04:34.886Z');
INSERT INTO "log" VALUES('j34dGlP3Phwklugj',9,'act',1,NULL,'stop',NULL,'2026-11-19T23:04:34.896Z');
INSERT INTO "log" VALUES('j34dGlP3Phwklugj',10,'act',1,NULL,'end',NULL,'2026-11-19T23:04:34.916Z');
INSERT INTO "log" VALUES('j34dGlP3Phwklugj',11,'act',0,1,'card','0:test-key-00000012','2026-11-19T23:04:34.938Z');
INSERT INTO "log" VALUES('j34dGlP3Phwklugj',12,'act',0,1,'spread 3-0-0','0:test-key-00000013','2026-11-19T23:04:34.954Z');
INSERT INTO "log" VALUES('j34dGlP3Phwklugj',13,'act',0,1,'tile','0:test-key-00000014','2026-11-19T23:04:34.978Z');
INSERT INTO "log" VALUES('j34dGlP3Phwklugj',14,'act',0,1,'environment swamp','0:test-key-00000015','2026-11-19T23:04:35.006Z');
INSERT INTO "log" VALUES('j34dGlP3Phwklugj',15,'act',0,1,'spread 3-0-0','0:test-key-00000016','2026-11-19T23:04:35.027Z');
INSERT INTO "log" VALUES('j34dGlP3Phwklugj',16,'act',0,1,'end','0:test-key-00000017','2026-11-19T23:04:35.054Z');
INSERT INTO "log" VALUES('j34dGlP3Phwklugj',17,'act',0,1,'draft open','0:test-key-00000018','2026-11-19T23:04:35.072Z');
INSERT INTO "log" VALUES('j34dGlP3Phwklugj',18,'act',0,1,'take NE','0:test-key-00000019','2026-11-19T23:04:35.112Z');
INSERT INTO "log" VALUES('j34dGlP3Phwklugj',19,'act',1,NULL,'draft open',NULL,'2026-11-19T23:04:35.121Z');
INSERT INTO "log" VALUES('j34dGlP3Phwklugj',20,'act',1,NULL,'take HG',NULL,'2026-11-19T23:04:35.142Z');
INSERT INTO "log" VALUES('j34dGlP3Phwklugj',21,'act',0,1,'card','0:test-key-00000020','2026-11-19T23:04:35.157Z');
INSERT INTO "log" VALUES('j34dGlP3Phwklugj',22,'act',0,1,'spread 3-0-0','0:test-key-00000021','2026-11-19T23:04:35.175Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',0,'opening',NULL,NULL,NULL,NULL,'2026-11-19T23:04:35.200Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',1,'act',0,1,'play H8','0:test-key-00000022','2026-11-19T23:04:35.213Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',2,'act',1,1,'play H4','1:test-key-00000023','2026-11-19T23:04:35.315Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',3,'act',1,1,'default','1:test-key-00000024','2026-11-19T23:04:35.325Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',4,'act',0,1,'default','0:test-key-00000025','2026-11-19T23:04:35.336Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',5,'act',1,1,'play E8','1:test-key-00000026','2026-11-19T23:04:35.351Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',6,'act',0,1,'play H7','0:test-key-00000027','2026-11-19T23:04:35.382Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',7,'act',1,1,'default','1:test-key-00000028','2026-11-19T23:04:35.420Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',8,'act',0,1,'default','0:test-key-00000029','2026-11-19T23:04:35.448Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',9,'act',1,1,'play M4','1:test-key-00000030','2026-11-19T23:04:35.480Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',10,'act',0,1,'play E4','0:test-key-00000031','2026-11-19T23:04:35.511Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',11,'act',0,1,'default','0:test-key-00000032','2026-11-19T23:04:35.534Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',12,'act',0,1,'default','0:test-key-00000033','2026-11-19T23:04:35.547Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',13,'act',0,1,'play E2','0:test-key-00000034','2026-11-19T23:04:35.583Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',14,'act',1,1,'play I9','1:test-key-00000035','2026-11-19T23:04:35.607Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',15,'act',0,1,'default','0:test-key-00000036','2026-11-19T23:04:35.631Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',16,'act',0,1,'play M9','0:test-key-00000037','2026-11-19T23:04:35.664Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',17,'act',1,1,'play I7','1:test-key-00000038','2026-11-19T23:04:35.683Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',18,'act',1,1,'default','1:test-key-00000039','2026-11-19T23:04:35.712Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',19,'act',0,1,'default','0:test-key-00000040','2026-11-19T23:04:35.739Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',20,'act',1,1,'play I6','1:test-key-00000041','2026-11-19T23:04:35.759Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',21,'act',0,1,'play M8','0:test-key-00000042','2026-11-19T23:04:35.781Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',22,'act',0,1,'default','0:test-key-00000043','2026-11-19T23:04:35.798Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',23,'act',1,1,'default','1:test-key-00000044','2026-11-19T23:04:35.823Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',24,'act',0,1,'play I8','0:test-key-00000045','2026-11-19T23:04:35.838Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',25,'act',1,1,'play I3','1:test-key-00000046','2026-11-19T23:04:35.849Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',26,'act',1,1,'default','1:test-key-00000047','2026-11-19T23:04:35.864Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',27,'act',0,1,'default','0:test-key-00000048','2026-11-19T23:04:35.881Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',28,'act',1,1,'play I2','1:test-key-00000049','2026-11-19T23:04:35.896Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',29,'act',0,1,'play I4','0:test-key-00000050','2026-11-19T23:04:35.915Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',30,'act',1,1,'default','1:test-key-00000051','2026-11-19T23:04:35.928Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',31,'act',0,1,'default','0:test-key-00000052','2026-11-19T23:04:35.939Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',32,'act',1,1,'play H7','1:test-key-00000053','2026-11-19T23:04:35.957Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',33,'act',0,1,'play H4','0:test-key-00000054','2026-11-19T23:04:35.972Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',34,'act',1,1,'default','1:test-key-00000055','2026-11-19T23:04:35.978Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',35,'act',1,1,'default','1:test-key-00000056','2026-11-19T23:04:35.990Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',36,'act',1,1,'play E7','1:test-key-00000057','2026-11-19T23:04:36.006Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',37,'act',0,1,'play H3','0:test-key-00000058','2026-11-19T23:04:36.031Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',38,'act',0,1,'default','0:test-key-00000059','2026-11-19T23:04:36.059Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',39,'act',0,1,'default','0:test-key-00000060','2026-11-19T23:04:36.075Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',40,'act',0,1,'play E4','0:test-key-00000061','2026-11-19T23:04:36.095Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',41,'act',1,1,'play E5','1:test-key-00000062','2026-11-19T23:04:36.128Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',42,'act',0,1,'default','0:test-key-00000063','2026-11-19T23:04:36.160Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',43,'act',0,1,'default','0:test-key-00000064','2026-11-19T23:04:36.179Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',44,'act',0,1,'play M8','0:test-key-00000065','2026-11-19T23:04:36.195Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',45,'act',1,1,'play E1','1:test-key-00000066','2026-11-19T23:04:36.220Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',46,'act',1,1,'default','1:test-key-00000067','2026-11-19T23:04:36.231Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',47,'act',0,1,'default','0:test-key-00000068','2026-11-19T23:04:36.240Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',48,'act',1,1,'play I9','1:test-key-00000069','2026-11-19T23:04:36.252Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',49,'act',0,1,'play M6','0:test-key-00000070','2026-11-19T23:04:36.276Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',50,'act',0,1,'default','0:test-key-00000071','2026-11-19T23:04:36.299Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',51,'act',1,1,'default','1:test-key-00000072','2026-11-19T23:04:36.323Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',52,'act',0,1,'play M4','0:test-key-00000073','2026-11-19T23:04:36.347Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',53,'act',1,1,'play I8','1:test-key-00000074','2026-11-19T23:04:36.377Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',54,'act',0,1,'default','0:test-key-00000075','2026-11-19T23:04:36.403Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',55,'act',0,1,'default','0:test-key-00000076','2026-11-19T23:04:36.432Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',56,'act',0,1,'play M3','0:test-key-00000077','2026-11-19T23:04:36.452Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',57,'act',1,1,'play I5','1:test-key-00000078','2026-11-19T23:04:36.479Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',58,'act',1,1,'default','1:test-key-00000079','2026-11-19T23:04:36.503Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',59,'act',0,1,'default','0:test-key-00000080','2026-11-19T23:04:36.532Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',60,'act',1,1,'play I2','1:test-key-00000081','2026-11-19T23:04:36.555Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',61,'act',0,1,'play I6','0:test-key-00000082','2026-11-19T23:04:36.585Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',62,'act',1,1,'default','1:test-key-00000083','2026-11-19T23:04:36.615Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',63,'act',0,1,'default','0:test-key-00000084','2026-11-19T23:04:36.644Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',64,'act',0,1,'declare H9','0:test-key-00000085','2026-11-19T23:04:36.668Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',65,'act',1,1,'declare H8','1:test-key-00000086','2026-11-19T23:04:36.703Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',66,'act',1,1,'sell 9','1:test-key-00000087','2026-11-19T23:04:36.732Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',67,'act',0,1,'sell 9','0:test-key-00000088','2026-11-19T23:04:36.763Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',68,'act',0,1,'sell 9','0:test-key-00000089','2026-11-19T23:04:36.776Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',69,'act',1,1,'sell 9','1:test-key-00000090','2026-11-19T23:04:36.807Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',70,'act',1,1,'play H6','1:test-key-00000091','2026-11-19T23:04:36.817Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',71,'act',0,1,'play H7','0:test-key-00000092','2026-11-19T23:04:36.849Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',72,'act',1,1,'play H4','1:test-key-00000093','2026-11-19T23:04:36.876Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',73,'act',0,1,'play H2','0:test-key-00000094','2026-11-19T23:04:36.903Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',74,'act',0,1,'play E8','0:test-key-00000095','2026-11-19T23:04:36.924Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',75,'act',1,1,'play E5','1:test-key-00000096','2026-11-19T23:04:36.946Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',76,'act',1,1,'five 10','1:test-key-00000097','2026-11-19T23:04:36.959Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',77,'act',1,1,'play E2','1:test-key-00000098','2026-11-19T23:04:36.966Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',78,'act',0,1,'play E3','0:test-key-00000099','2026-11-19T23:04:36.974Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',79,'act',1,1,'play M5','1:test-key-00000100','2026-11-19T23:04:36.985Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',80,'act',0,1,'play M8','0:test-key-00000101','2026-11-19T23:04:36.993Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',81,'act',1,1,'five 10','1:test-key-00000102','2026-11-19T23:04:37.014Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',82,'act',0,1,'play M4','0:test-key-00000103','2026-11-19T23:04:37.031Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',83,'act',1,1,'play M1','1:test-key-00000104','2026-11-19T23:04:37.055Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',84,'act',1,1,'play I9','1:test-key-00000105','2026-11-19T23:04:37.065Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',85,'act',0,1,'play I8','0:test-key-00000106','2026-11-19T23:04:37.092Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',86,'act',1,1,'play I6','1:test-key-00000107','2026-11-19T23:04:37.122Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',87,'act',0,1,'play I1','0:test-key-00000108','2026-11-19T23:04:37.145Z');
INSERT INTO "log" VALUES('Jq3FPY9f0MTnU1u2',88,'act',0,1,'five 10','0:test-key-00000109','2026-11-19T23:04:37.164Z');
INSERT INTO "log" VALUES('TEjv2bFsMrormDgY',0,'opening',NULL,NULL,'{"args":{},"key":"table-continued","rule":"","targets":[]}',NULL,'2026-11-19T23:04:41.943Z');
INSERT INTO "log" VALUES('L232byfp3cFGD8X_',0,'opening',NULL,NULL,NULL,NULL,'2026-11-19T23:04:41.957Z');
CREATE TABLE notes (
	"table" VARCHAR(32) NOT NULL, 
	person INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	at TEXT NOT NULL, 
	PRIMARY KEY ("table", person), 
	FOREIGN KEY("table") REFERENCES tables (id), 
	FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "notes" VALUES('ubEY-gDxUDGPqeFR',2,'Keep to the north.','2026-11-19T23:04:28.040Z');
CREATE TABLE notices (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	person INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	address TEXT NOT NULL, 
	details JSON NOT NULL, 
	enabled BOOLEAN NOT NULL, 
	created TEXT NOT NULL, 
	FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "notices" VALUES(1,1,'mail','anna@mail.test','{"language": "en", "confirmed": true, "token": "", "until": "2026-11-20T23:04:27.106Z"}',1,'2026-11-19T23:04:27.107Z');
CREATE TABLE people (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	name TEXT NOT NULL, 
	created TEXT NOT NULL
, muted BOOLEAN DEFAULT 0 NOT NULL, removed BOOLEAN DEFAULT 0 NOT NULL);
INSERT INTO "people" VALUES(1,'Anna','2026-11-19T23:04:27.064Z',0,0);
INSERT INTO "people" VALUES(2,'Ben','2026-11-19T23:04:27.072Z',0,0);
CREATE TABLE reviews (
	"table" VARCHAR(32) NOT NULL, 
	level TEXT NOT NULL, 
	data JSON NOT NULL, 
	at TEXT NOT NULL, 
	PRIMARY KEY ("table", level), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "reviews" VALUES('Jq3FPY9f0MTnU1u2','easy','{"level": "easy", "state": "finished", "done": 88, "of": 88, "first": 0, "moments": [{"seq": 0, "number": 0, "seat": 0, "chance": 0.498, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 1, "number": 1, "seat": 1, "chance": 0.5292, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 2, "number": 2, "seat": 1, "chance": 0.5369, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 3, "number": 3, "seat": 0, "chance": 0.5375, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 4, "number": 4, "seat": 1, "chance": 0.492, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 5, "number": 5, "seat": 0, "chance": 0.5814, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 6, "number": 6, "seat": 1, "chance": 0.5081, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 7, "number": 7, "seat": 0, "chance": 0.56, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 8, "number": 8, "seat": 1, "chance": 0.5003, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 9, "number": 9, "seat": 0, "chance": 0.5216, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 10, "number": 10, "seat": 0, "chance": 0.6069, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 11, "number": 11, "seat": 0, "chance": 0.5879, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 12, "number": 12, "seat": 0, "chance": 0.517, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 13, "number": 13, "seat": 1, "chance": 0.4071, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 14, "number": 14, "seat": 0, "chance": 0.6138, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 15, "number": 15, "seat": 0, "chance": 0.526, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 16, "number": 16, "seat": 1, "chance": 0.4319, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 17, "number": 17, "seat": 1, "chance": 0.4791, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 18, "number": 18, "seat": 0, "chance": 0.5724, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 19, "number": 19, "seat": 1, "chance": 0.5041, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 20, "number": 20, "seat": 0, "chance": 0.4468, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 21, "number": 21, "seat": 0, "chance": 0.4453, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 22, "number": 22, "seat": 1, "chance": 0.5988, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 23, "number": 23, "seat": 0, "chance": null, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 24, "number": 24, "seat": 1, "chance": 0.394, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 25, "number": 25, "seat": 1, "chance": 0.3525, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 26, "number": 26, "seat": 0, "chance": 0.6933, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 27, "number": 27, "seat": 1, "chance": null, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 28, "number": 28, "seat": 0, "chance": null, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 29, "number": 29, "seat": 1, "chance": 0.2953, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 30, "number": 30, "seat": 0, "chance": 0.7111, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 31, "number": 31, "seat": 1, "chance": 0.5325, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 32, "number": 32, "seat": 0, "chance": 0.4515, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 33, "number": 33, "seat": 1, "chance": 0.6128, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 34, "number": 34, "seat": 1, "chance": 0.5862, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 35, "number": 35, "seat": 1, "chance": 0.4845, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 36, "number": 36, "seat": 0, "chance": null, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 37, "number": 37, "seat": 0, "chance": 0.5724, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 38, "number": 38, "seat": 0, "chance": 0.5328, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 39, "number": 39, "seat": 0, "chance": 0.4088, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 40, "number": 40, "seat": 1, "chance": 0.4926, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 41, "number": 41, "seat": 0, "chance": 0.5769, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 42, "number": 42, "seat": 0, "chance": 0.5478, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 43, "number": 43, "seat": 0, "chance": 0.4471, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 44, "number": 44, "seat": 1, "chance": 0.4703, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 45, "number": 45, "seat": 1, "chance": 0.4808, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 46, "number": 46, "seat": 0, "chance": 0.5511, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 47, "number": 47, "seat": 1, "chance": 0.493, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 48, "number": 48, "seat": 0, "chance": 0.4183, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 49, "number": 49, "seat": 0, "chance": 0.4415, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 50, "number": 50, "seat": 1, "chance": 0.6268, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 51, "number": 51, "seat": 0, "chance": 0.648, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 52, "number": 52, "seat": 1, "chance": 0.2857, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 53, "number": 53, "seat": 0, "chance": 0.7108, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 54, "number": 54, "seat": 0, "chance": 0.6776, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 55, "number": 55, "seat": 0, "chance": 0.6322, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 56, "number": 56, "seat": 1, "chance": 0.467, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 57, "number": 57, "seat": 1, "chance": 0.3441, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 58, "number": 58, "seat": 0, "chance": 0.6651, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 59, "number": 59, "seat": 1, "chance": 0.3215, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 60, "number": 60, "seat": 0, "chance": 0.7215, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 61, "number": 61, "seat": 1, "chance": 0.2624, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 62, "number": 62, "seat": 0, "chance": 0.7826, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 63, "number": 63, "seat": 0, "chance": 0.5298, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 64, "number": 64, "seat": 1, "chance": 0.6043, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 65, "number": 65, "seat": 1, "chance": 0.5769, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 66, "number": 66, "seat": 0, "chance": 0.7077, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 67, "number": 67, "seat": 0, "chance": 0.5397, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 68, "number": 68, "seat": 1, "chance": 0.6971, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 69, "number": 69, "seat": 1, "chance": 0.5178, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 70, "number": 70, "seat": 0, "chance": 0.5762, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 71, "number": 71, "seat": 1, "chance": 0.5266, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 72, "number": 72, "seat": 0, "chance": 0.4957, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 73, "number": 73, "seat": 0, "chance": 0.4348, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 74, "number": 74, "seat": 1, "chance": 0.6113, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 75, "number": 75, "seat": 1, "chance": 0.6029, "mark": "slip", "loss": 0.3165, "chosen": {"action": "five 10", "kind": "five", "targets": ["five:10"], "any_order": false, "win_chance": 0.2864, "points": 13.88, "told": [{"key": "tritarea-five-changed", "rule": "TA-4.2", "args": {"who": {"who": 2}, "to": 10, "lost": 2}, "targets": ["trick:2"]}]}, "others": [{"action": "five 0", "kind": "five", "targets": ["five:0"], "any_order": false, "win_chance": 0.6029, "points": 24.74, "told": [{"key": "tritarea-five-changed", "rule": "TA-4.2", "args": {"who": {"who": 2}, "to": 0, "lost": 1}, "targets": ["trick:2"]}]}], "preview": [{"key": "tritarea-five-changed", "rule": "TA-4.2", "args": {"who": {"who": 2}, "to": 0, "lost": 1}, "targets": ["trick:2"]}, {"key": "tritarea-rights-found", "rule": "TA-3.1", "args": {"suit": {"word": "tritarea-ecology"}, "first": {"who": 2}, "second": {"who": 0}, "holders": 2, "by": "most", "supporters": 3, "low": 0, "high": 8, "rival": {"word": "tritarea-ecology"}, "rivallow": 0, "rivalhigh": 0}, "targets": ["trick:2", "trick:0"]}, {"key": "event-forced", "rule": "", "args": {"who": {"who": 2}, "action": "default"}, "targets": []}, {"key": "tritarea-defaulted", "rule": "TA-6.1", "args": {"who": {"who": 2}, "lost": 0, "down": 0}, "targets": ["trick:2"]}, {"key": "tritarea-construction-ended", "rule": "TA-5.1", "args": {"who": {"who": 2}}, "targets": []}, {"key": "event-forced", "rule": "", "args": {"who": {"who": 0}, "action": "default"}, "targets": []}, {"key": "tritarea-defaulted", "rule": "TA-6.1", "args": {"who": {"who": 0}, "lost": 8, "down": 0}, "targets": ["trick:0"]}, {"key": "tritarea-construction-ended", "rule": "TA-5.1", "args": {"who": {"who": 0}}, "targets": []}, {"key": "tritarea-trick-ended", "rule": "TA-5.8", "args": {"who": {"who": 2}}, "targets": []}, {"key": "tritarea-trick-began", "rule": "TA-2.1", "args": {"trick": 4, "who": {"who": 2}}, "targets": []}], "view": {"game": "tritarea", "seat": 1, "players": 2, "options": {"start_first": 0, "start_tie": "marker", "start_2p": "own", "npc_start": false, "r3_order": "declare", "five_order": "open", "adjacency": "board", "adjacent_own": "any", "five_on_default": true, "settle_order": "checklist", "area_tie": "tallest", "sole_colour": "top", "tallest_pair": 12, "unranked": "loss", "npc_seat": "moves", "npc_decider": "latest", "npc_default": false, "solo_tie": "success", "memory": false, "declare_tie": "full", "board_data": {}}, "draws": 95, "table": {"stage": "changing", "round": 2, "trick_number": 2, "start": 2, "leader": 0, "order": [2, 3, 0, 1], "actor": 2, "buildings": {}, "supply": [0, 0, 0, 0], "sold": [9, 9, 9, 9], "points": {"bonuses": [0, 0, 0, 0], "areas": [0, 0, 0, 0], "tallest": [0, 0, 0, 0], "declarations": [0, 0, 0, 0], "sales": [27, 27, 27, 27], "fives": [0, 0, 0, 0], "defaults": [-9, 0, -10, 0], "purchases": [0, 0, 0, 0]}, "cards_left": [5, 5, 5, 5], "trick": ["E8", "E1", "E5", "M6"], "rank": [8, 1, 5, 6], "played": ["I3", "I5", "M6", "E1", "E5", "E7", "E8", "E9", "H2", "H4", "H6", "H7"], "declared": ["H9", "M2", "H8", "H5"], "committed": [false, false, false, false], "asked": [false, false, true, false], "adopted": null, "first_holder": null, "second_holder": null, "basic": null, "last_human_holder": 0}, "hand": ["I6", "I9", "M1", "M5", "E2"], "choice": {}, "participants": {"0": 0, "1": null, "2": 1, "3": null}, "deciders": [0, 1, 1, 0], "scores": [18, 27, 17, 27], "board": {"area": {"a1": "I", "b1": "I", "c1": "I", "d1": "M", "a2": "H", "b2": "I", "c2": "M", "d2": "M", "a3": "H", "b3": "H", "c3": "E", "d3": "M", "a4": "H", "b4": "E", "c4": "E", "d4": "E"}, "bonus": {"a1": 1, "b1": 0, "c1": 1, "d1": 2, "a2": 1, "b2": 0, "c2": 0, "d2": 0, "a3": 0, "b3": 0, "c3": 0, "d3": 1, "a4": 3, "b4": 1, "c4": 0, "d4": 2}, "first": {"I": 8, "M": 6, "E": 5, "H": 4}, "second": {"I": 2, "M": 4, "E": 5, "H": 6}}, "owners": {}, "areas": {"I": [], "M": [], "E": [], "H": []}, "tallest": [], "declarations": [-9, -2, -8, -5], "support": {"M": [6], "E": [1, 5, 8]}, "rights": null}}, {"seq": 76, "number": 76, "seat": 1, "chance": 0.354, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 77, "number": 77, "seat": 0, "chance": 0.7963, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 78, "number": 78, "seat": 1, "chance": 0.2979, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 79, "number": 79, "seat": 0, "chance": 0.6703, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 80, "number": 80, "seat": 1, "chance": 0.5183, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 81, "number": 81, "seat": 0, "chance": 0.7429, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 82, "number": 82, "seat": 1, "chance": 0.3623, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 83, "number": 83, "seat": 1, "chance": 0.3115, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 84, "number": 84, "seat": 0, "chance": 0.8322, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 85, "number": 85, "seat": 1, "chance": null, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 86, "number": 86, "seat": 0, "chance": null, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}, {"seq": 87, "number": 87, "seat": 0, "chance": 0.0, "mark": "", "loss": 0.0, "chosen": null, "others": [], "preview": [], "view": null}], "payoffs": [0.0, 1.0], "edition": 2}','2026-11-19T23:04:41.928Z');
CREATE TABLE seats (
	"table" VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	person INTEGER, 
	bot TEXT, 
	name TEXT NOT NULL, 
	colour INTEGER NOT NULL, 
	away BOOLEAN NOT NULL, 
	conceded INTEGER, 
	PRIMARY KEY ("table", seat), 
	FOREIGN KEY("table") REFERENCES tables (id), 
	FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "seats" VALUES('ubEY-gDxUDGPqeFR',0,'human',2,NULL,'',0,0,NULL);
INSERT INTO "seats" VALUES('ubEY-gDxUDGPqeFR',1,'human',1,NULL,'',1,0,NULL);
INSERT INTO "seats" VALUES('vHrtgIf683Msg7aX',0,'human',1,NULL,'',0,0,NULL);
INSERT INTO "seats" VALUES('vHrtgIf683Msg7aX',1,'bot',2,'steady','Ben',1,0,6);
INSERT INTO "seats" VALUES('vHrtgIf683Msg7aX',2,'human',1,NULL,'',2,0,NULL);
INSERT INTO "seats" VALUES('j34dGlP3Phwklugj',0,'human',1,NULL,'',0,0,NULL);
INSERT INTO "seats" VALUES('j34dGlP3Phwklugj',1,'bot',NULL,'random','',1,0,NULL);
INSERT INTO "seats" VALUES('Jq3FPY9f0MTnU1u2',0,'human',1,NULL,'',0,0,NULL);
INSERT INTO "seats" VALUES('Jq3FPY9f0MTnU1u2',1,'human',1,NULL,'',1,0,NULL);
INSERT INTO "seats" VALUES('TEjv2bFsMrormDgY',0,'human',1,NULL,'',0,0,NULL);
INSERT INTO "seats" VALUES('TEjv2bFsMrormDgY',1,'human',1,NULL,'',1,0,NULL);
INSERT INTO "seats" VALUES('L232byfp3cFGD8X_',0,'human',1,NULL,'',0,0,NULL);
INSERT INTO "seats" VALUES('L232byfp3cFGD8X_',1,'bot',NULL,NULL,'',1,0,NULL);
INSERT INTO "seats" VALUES('L232byfp3cFGD8X_',2,'bot',NULL,NULL,'',2,0,NULL);
INSERT INTO "seats" VALUES('y2Vaf6elNR_Djhzp',0,'human',1,NULL,'',0,0,NULL);
INSERT INTO "seats" VALUES('y2Vaf6elNR_Djhzp',1,'open',NULL,NULL,'',1,0,NULL);
CREATE TABLE sessions (
	hash VARCHAR(64) NOT NULL, 
	person INTEGER NOT NULL, 
	created TEXT NOT NULL, admitted TEXT, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "sessions" VALUES('5063d03ff3e4904c699dcecfbf2abec9187963f95b7801a45a8f5d03be10a4b4',1,'2026-11-19T23:04:27.064Z',NULL);
INSERT INTO "sessions" VALUES('52a26990c3e78f65cd862686ad6cc2ca6179c98fc2837e7b29415a254860302d',2,'2026-11-19T23:04:27.072Z',NULL);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	game TEXT NOT NULL, 
	rules TEXT NOT NULL, 
	options JSON NOT NULL, 
	title TEXT NOT NULL, 
	public BOOLEAN NOT NULL, 
	"order" TEXT NOT NULL, 
	seed TEXT NOT NULL, 
	salt TEXT NOT NULL, 
	seed_chosen BOOLEAN NOT NULL, 
	host INTEGER NOT NULL, 
	created TEXT NOT NULL, 
	status TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	to_act JSON NOT NULL, 
	moved TEXT NOT NULL, 
	result JSON, 
	rematch VARCHAR(32), hints BOOLEAN DEFAULT 0 NOT NULL, pace JSON, clocks JSON, proposal JSON, position JSON, deadline TEXT, paused BOOLEAN DEFAULT 0 NOT NULL, revision INTEGER DEFAULT '0' NOT NULL, told VARCHAR(64), guide TEXT, 
	PRIMARY KEY (id), 
	FOREIGN KEY(host) REFERENCES people (id)
);
INSERT INTO "tables" VALUES('ubEY-gDxUDGPqeFR','trias','1','{"start_player": "random", "south_pole_capacity": 0, "no_drift_card": "consume", "discards_public": true, "distance_metric": "ring", "interim_join": "never", "reentry": "none", "last_round_actions_2p": 2}','',0,'given','7c2f297384102998839e17149f256e38fd678ba851cf6577b05182019aa6c16e','be5a092556e36d08f34b9d8598a74ec8',1,2,'2026-11-19T23:04:27.815Z','running',8,'[1]','2026-11-19T23:04:28.044Z',NULL,NULL,0,NULL,NULL,'{"number": 8, "kind": "rewind", "person": 2, "seat": 0, "entries": [1, 2, 3, 4, 5], "agreed": [2]}',NULL,NULL,0,9,'0c549c574db016e57eb06c721d1e56fe6502308f1f359c46bbf39395b81fcb57',NULL);
INSERT INTO "tables" VALUES('vHrtgIf683Msg7aX','trias','1','{"start_player": "random", "south_pole_capacity": 0, "no_drift_card": "consume", "discards_public": true, "distance_metric": "ring", "interim_join": "never", "reentry": "none", "last_round_actions_2p": 2}','',0,'given','92ad4169ca9d2ae7d181221cf7c4f823d2fb7c357654f27dd30837e9ad8b8286','6da37546f87bf74a20f8abad58d1cb55',1,1,'2026-11-19T23:04:28.050Z','running',6,'[0]','2026-11-19T23:04:28.202Z',NULL,NULL,0,'{"kind": "turn", "seconds": 86400, "increment": 0, "days": 0, "bot": "easy"}','{"seats": [{"left": 86399.905, "since": "2026-11-19T23:04:28.202000Z", "lapsed": false}, {"left": 86399.986, "since": null, "lapsed": false}, {"left": 86399.98, "since": null, "lapsed": false}], "stopped": false}',NULL,NULL,'2026-11-20T23:04:28.107Z',0,7,'ca8f8a77550591086a613d1a5f13000227c6bfe9f1e874a5503024216b88964f',NULL);
INSERT INTO "tables" VALUES('j34dGlP3Phwklugj','terror','1','{"start_player": "random", "six_player_long": false, "doomed_arrivals": "die", "trex_outside": "reenter", "trex_accepts_growth": false, "dino_supply": "limited", "white_tokens": "unlimited", "blind_cards": "secret", "scatter_lone_abroad": true, "board_data": {}}','',0,'given','74a353466636dbcb504fafc4b8c8a7dc9e98c638a05c0ee2e09e21913dbe00b5','bae8395694d8f2e8a22361c7b94cb2d6',1,1,'2026-11-19T23:04:28.257Z','running',22,'[0]','2026-11-19T23:04:35.175Z',NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,0,22,'dfd44d7210a6fb8b3b493eda4823f84f0c2763b467daacc768987e6306095f28',NULL);
INSERT INTO "tables" VALUES('Jq3FPY9f0MTnU1u2','tritarea','1','{"start_first": 0, "start_tie": "marker", "start_2p": "own", "npc_start": false, "r3_order": "declare", "five_order": "open", "adjacency": "board", "adjacent_own": "any", "five_on_default": true, "settle_order": "checklist", "area_tie": "tallest", "sole_colour": "top", "tallest_pair": 12, "unranked": "loss", "npc_seat": "moves", "npc_decider": "latest", "npc_default": false, "solo_tie": "success", "memory": false, "declare_tie": "full", "board_data": {}}','',0,'given','87974e05c5307db528a990b23a6b3cf6c0d720dbb2323564fd32e7b5e70e8496','a37ef118cf86e4cfcf3af9c3e4aa9050',1,1,'2026-11-19T23:04:35.200Z','finished',88,'[]','2026-11-19T23:04:37.164Z','{"seats": [{"seat": 0, "place": 2, "points": 6, "payoff": 0.0, "reason": {"key": "tritarea-result-team", "args": {"points": 6, "best": 20}}}, {"seat": 1, "place": 1, "points": 20, "payoff": 1.0, "reason": {"key": "tritarea-result-team", "args": {"points": 20, "best": 20}}}], "participants": [{"participant": 0, "points": 1, "sources": {"bonuses": 0, "areas": 0, "tallest": 0, "declarations": -9, "sales": 27, "fives": 0, "defaults": -17, "purchases": 0}}, {"participant": 1, "points": 20, "sources": {"bonuses": 0, "areas": 0, "tallest": 0, "declarations": -2, "sales": 27, "fives": 0, "defaults": -5, "purchases": 0}}, {"participant": 2, "points": 0, "sources": {"bonuses": 0, "areas": 0, "tallest": 0, "declarations": 0, "sales": 27, "fives": -4, "defaults": -23, "purchases": 0}}, {"participant": 3, "points": 5, "sources": {"bonuses": 0, "areas": 0, "tallest": 0, "declarations": -10, "sales": 27, "fives": -2, "defaults": -10, "purchases": 0}}]}',NULL,0,NULL,NULL,NULL,NULL,NULL,0,88,'96cfef95f904546abe14835505790aafb1c1c01cb5f7a31eb73b6ee881c7ef29',NULL);
INSERT INTO "tables" VALUES('TEjv2bFsMrormDgY','tritarea','1','{"start_first": 0, "start_tie": "marker", "start_2p": "own", "npc_start": false, "r3_order": "declare", "five_order": "open", "adjacency": "board", "adjacent_own": "any", "five_on_default": true, "settle_order": "checklist", "area_tie": "tallest", "sole_colour": "top", "tallest_pair": 12, "unranked": "loss", "npc_seat": "moves", "npc_decider": "latest", "npc_default": false, "solo_tie": "success", "memory": false, "declare_tie": "full", "board_data": {}}','',0,'given','76d225a4d4c0229cfcd1ca147eee7c85d9cf8439cbe30c0122da72df032a3a15','2ca1b1ae488e8120405c4576aaf4dd8d',0,1,'2026-11-19T23:04:41.942Z','running',0,'[1]','2026-11-19T23:04:41.943Z',NULL,NULL,0,NULL,NULL,NULL,'{"format": "trilobite-position-1", "game": "tritarea", "rules": "1", "players": 2, "options": {"start_first": 0, "start_tie": "marker", "start_2p": "own", "npc_start": false, "r3_order": "declare", "five_order": "open", "adjacency": "board", "adjacent_own": "any", "five_on_default": true, "settle_order": "checklist", "area_tie": "tallest", "sole_colour": "top", "tallest_pair": 12, "unranked": "loss", "npc_seat": "moves", "npc_decider": "latest", "npc_default": false, "solo_tie": "success", "memory": false, "declare_tie": "full", "board_data": {}}, "draws": 99, "state": {"table": {"stage": "changing", "round": 2, "trick_number": 4, "start": 2, "leader": 2, "order": [2, 3, 0, 1], "actor": 2, "buildings": {}, "supply": [0, 0, 0, 0], "sold": [9, 9, 9, 9], "points": {"bonuses": [0, 0, 0, 0], "areas": [0, 0, 0, 0], "tallest": [0, 0, 0, 0], "declarations": [0, 0, 0, 0], "sales": [27, 27, 27, 27], "fives": [0, 0, -2, 0], "defaults": [-12, -1, -22, 0], "purchases": [0, 0, 0, 0]}, "cards_left": [3, 3, 3, 3], "trick": ["M8", "E4", "M5", "M3"], "rank": [8, 4, 5, 3], "played": ["I3", "I5", "M3", "M5", "M6", "M7", "M8", "E1", "E2", "E3", "E4", "E5", "E7", "E8", "E9", "H2", "H3", "H4", "H6", "H7"], "declared": ["H9", "M2", "H8", "H5"], "committed": [false, false, false, false], "asked": [false, false, true, false], "adopted": null, "first_holder": null, "second_holder": null, "basic": null, "last_human_holder": 2}, "secrets": {"hands": [["I1", "I8", "M4"], [], ["I6", "I9", "M1"], []], "pool": ["I2", "I4", "I7", "M9", "E6", "H1"], "choices": [null, null, null, null]}}}',NULL,0,0,'988d7209bb3b1e658e76b39b4675b805d964735c8bf9b8c8a848749da48dfa3f',NULL);
INSERT INTO "tables" VALUES('L232byfp3cFGD8X_','trias','1','{"start_player": 2, "south_pole_capacity": 0, "no_drift_card": "consume", "discards_public": true, "distance_metric": "ring", "interim_join": "never", "reentry": "none", "last_round_actions_2p": 2}','',0,'given','439307b482e2be9dcb0cd48d374934ce6f9764ab2f06954f96e703213db2e17b','7325f9c4c32328d39bc9726e8020d88b',0,1,'2026-11-19T23:04:41.956Z','running',0,'[0]','2026-11-19T23:04:41.957Z',NULL,NULL,0,NULL,NULL,NULL,'{"format": "trilobite-position-1", "game": "trias", "rules": "1", "players": 3, "options": {"start_player": 2, "south_pole_capacity": 0, "no_drift_card": "consume", "discards_public": true, "distance_metric": "ring", "interim_join": "never", "reentry": "none", "last_round_actions_2p": 2}, "draws": 39, "state": {"table": {"stage": "placing", "start": 2, "active": 0, "turn": 0, "placements": 5, "laid": 36, "holes": 2, "used_hand": false, "used_card": null, "wanted": null, "is_mandatory": false, "lifted": null, "actions_left": 0, "rescues_left": 0, "meteorite_out": false, "last_turns": null, "idle_turns": 0, "tiles": [{"id": 0, "landscape": "woods", "q": 1, "r": 0, "herds": [0, 0, 0]}, {"id": 1, "landscape": "steppe", "q": 0, "r": -1, "herds": [0, 0, 0]}, {"id": 2, "landscape": "mountain", "q": -1, "r": 0, "herds": [0, 0, 0]}, {"id": 3, "landscape": "steppe", "q": -1, "r": 1, "herds": [0, 0, 0]}, {"id": 4, "landscape": "woods", "q": 0, "r": 1, "herds": [0, 0, 0]}, {"id": 5, "landscape": "steppe", "q": 2, "r": 0, "herds": [0, 0, 0]}, {"id": 6, "landscape": "steppe", "q": 2, "r": -1, "herds": [0, 0, 0]}, {"id": 7, "landscape": "steppe", "q": 2, "r": -2, "herds": [0, 0, 0]}, {"id": 8, "landscape": "steppe", "q": 0, "r": -2, "herds": [0, 0, 0]}, {"id": 9, "landscape": "steppe", "q": -1, "r": -1, "herds": [0, 0, 0]}, {"id": 10, "landscape": "steppe", "q": -2, "r": 0, "herds": [0, 0, 0]}, {"id": 11, "landscape": "steppe", "q": -2, "r": 1, "herds": [0, 0, 0]}, {"id": 12, "landscape": "mountain", "q": -2, "r": 2, "herds": [0, 2, 0]}, {"id": 13, "landscape": "mountain", "q": -1, "r": 2, "herds": [0, 0, 0]}, {"id": 14, "landscape": "mountain", "q": 0, "r": 2, "herds": [0, 0, 0]}, {"id": 15, "landscape": "woods", "q": 1, "r": 1, "herds": [0, 0, 0]}, {"id": 16, "landscape": "woods", "q": 3, "r": 0, "herds": [0, 0, 0]}, {"id": 17, "landscape": "steppe", "q": 3, "r": -1, "herds": [0, 2, 0]}, {"id": 18, "landscape": "mountain", "q": 3, "r": -2, "herds": [0, 0, 0]}, {"id": 19, "landscape": "steppe", "q": 3, "r": -3, "herds": [0, 0, 0]}, {"id": 20, "landscape": "mountain", "q": 2, "r": -3, "herds": [0, 0, 0]}, {"id": 21, "landscape": "steppe", "q": 1, "r": -3, "herds": [0, 0, 0]}, {"id": 22, "landscape": "woods", "q": 0, "r": -3, "herds": [0, 0, 2]}, {"id": 23, "landscape": "steppe", "q": -1, "r": -2, "herds": [0, 0, 0]}, {"id": 24, "landscape": "woods", "q": -2, "r": -1, "herds": [0, 0, 0]}, {"id": 25, "landscape": "woods", "q": -3, "r": 0, "herds": [0, 0, 0]}, {"id": 26, "landscape": "mountain", "q": -3, "r": 1, "herds": [0, 0, 0]}, {"id": 27, "landscape": "steppe", "q": -3, "r": 2, "herds": [0, 0, 2]}, {"id": 28, "landscape": "woods", "q": -3, "r": 3, "herds": [0, 0, 0]}, {"id": 29, "landscape": "woods", "q": -2, "r": 3, "herds": [0, 0, 0]}, {"id": 30, "landscape": "mountain", "q": -1, "r": 3, "herds": [0, 0, 0]}, {"id": 31, "landscape": "woods", "q": 0, "r": 3, "herds": [0, 0, 0]}, {"id": 32, "landscape": "steppe", "q": 1, "r": 2, "herds": [2, 0, 0]}, {"id": 33, "landscape": "woods", "q": 2, "r": 1, "herds": [0, 0, 0]}], "pole": [0, 0, 0], "swimmers": [], "spent": [], "stock": [13, 11, 11], "interim": [0, 0, 0], "final": [0, 0, 0], "backs": [1, 1, 1], "deck_sizes": [27, 9]}, "secrets": {"hands": ["1 woods", "1 mountain", "1 mountain"], "discards": {}}}}',NULL,0,0,'988d7209bb3b1e658e76b39b4675b805d964735c8bf9b8c8a848749da48dfa3f','lesson/trias');
INSERT INTO "tables" VALUES('y2Vaf6elNR_Djhzp','trias','1','{"start_player": "random", "south_pole_capacity": 0, "no_drift_card": "consume", "discards_public": true, "distance_metric": "ring", "interim_join": "never", "reentry": "none", "last_round_actions_2p": 2}','',1,'given','72072c38ed8924c54a678b65ae463ea2d5672aed7be9e333963cebf79ae6dda8','bd81763e068aa8c3b061b19b335ce68c',0,1,'2026-11-19T23:04:41.964Z','open',-1,'[]','2026-11-19T23:04:41.964Z',NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,0,0,NULL,NULL);
CREATE TABLE tokens (
	hash VARCHAR(64) NOT NULL, 
	person INTEGER NOT NULL, 
	"table" VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	label TEXT NOT NULL, 
	created TEXT NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(person) REFERENCES people (id), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "tokens" VALUES('9f3a6d0339eb806511ecfa52ef6f840a7d3f647f6cfa0d44486f5f4a619066d5',1,'j34dGlP3Phwklugj',0,'mine','2026-11-19T23:04:35.191Z');
CREATE TABLE told (
	"table" VARCHAR(32) NOT NULL, 
	person INTEGER NOT NULL, 
	about TEXT NOT NULL, 
	turn INTEGER NOT NULL, 
	at TEXT NOT NULL, 
	sent BOOLEAN NOT NULL, 
	PRIMARY KEY ("table", person, about), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "told" VALUES('ubEY-gDxUDGPqeFR',1,'turn',2,'2026-11-19T23:04:27.983Z',1);
INSERT INTO "told" VALUES('ubEY-gDxUDGPqeFR',1,'proposal',8,'2026-11-19T23:04:28.045Z',1);
INSERT INTO "told" VALUES('vHrtgIf683Msg7aX',1,'turn',2,'2026-11-19T23:04:28.109Z',1);
INSERT INTO "told" VALUES('j34dGlP3Phwklugj',1,'turn',18,'2026-11-19T23:04:35.153Z',1);
INSERT INTO "told" VALUES('Jq3FPY9f0MTnU1u2',1,'turn',-1,'2026-11-19T23:04:35.205Z',1);
INSERT INTO "told" VALUES('TEjv2bFsMrormDgY',1,'turn',-1,'2026-11-19T23:04:41.946Z',1);
CREATE INDEX ix_sessions_person ON sessions (person);
CREATE INDEX tables_by_status ON tables (status, public);
CREATE INDEX ix_seats_person ON seats (person);
CREATE INDEX invitations_by_seat ON invitations ("table", seat);
CREATE INDEX ix_tables_deadline ON tables (deadline);
CREATE INDEX tables_by_moved ON tables (moved);
CREATE INDEX ix_chat_table ON chat ("table");
CREATE INDEX ix_notices_person ON notices (person);
CREATE INDEX ix_tokens_person ON tokens (person);
CREATE INDEX ix_tokens_table ON tokens ("table");
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('people',2);
INSERT INTO "sqlite_sequence" VALUES('notices',1);
INSERT INTO "sqlite_sequence" VALUES('chat',1);
COMMIT;
